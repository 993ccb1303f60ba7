import { readOperation, writeOperation } from '../../../platform/http/operations/operation.ts'
import { Empty, Page, pageBounds, pageOf } from '../../../platform/http/schemas/schemas.ts'
import { requireFirst } from '../../../problems/index.ts'
import { createTemplate } from './create-template.ts'
import { deleteTemplate } from './delete-template.ts'
import { exampleData, mentions } from './mentions.data.ts'
import { patchTemplate, requireValidPatch } from './patch-template.ts'
import { previewTemplate } from './preview-template.ts'
import { requireValidDraft } from './render-template.ts'
import { templateView } from './template-view.ts'
import { findTemplate, listTemplates } from './templates.queries.ts'
import {
  MentionList,
  Template,
  TemplateInput,
  TemplateListQuery,
  TemplateParams,
  TemplatePatch,
  TemplatePreview,
  TemplatePreviewInput,
} from './templates.schemas.ts'
import { message } from './templates.problems.ts'

const tag = 'Templates'

export const templateOperations = [
  readOperation({
    id: 'list-templates',
    method: 'GET',
    path: '/v1/{tenantId}/templates',
    scope: 'read:templates',
    tag,
    summary: 'List templates',
    description: 'The templates that match the filters.',
    query: TemplateListQuery,
    success: { status: 200, description: 'One page of templates.', body: Page(Template) },
    problems: [],
    example: { query: { kind: 'letter', language: 'da' } },
    run: async ({ tenantId, read }, { query }) =>
      pageOf(query, (await read(listTemplates(tenantId, query, pageBounds(query)))).map(templateView)),
  }),
  readOperation({
    id: 'list-template-mentions',
    method: 'GET',
    path: '/v1/{tenantId}/templates/mentions',
    scope: 'read:templates',
    tag,
    summary: 'List the placeholders for templates',
    description:
      'Every placeholder with its type, its meaning and an example. On a case with an ultimate creditor, the placeholders of the creditor contain the ultimate creditor.',
    success: { status: 200, description: 'The placeholders.', body: MentionList },
    problems: [],
    run: () =>
      Promise.resolve({
        items: mentions.map(([name, type, description]) => ({ name, type, description, example: exampleOf(name) })),
      }),
  }),
  readOperation({
    id: 'get-template',
    method: 'GET',
    path: '/v1/{tenantId}/templates/{templateId}',
    scope: 'read:templates',
    tag,
    summary: 'Get a template',
    description: 'A template with its text.',
    params: TemplateParams,
    success: { status: 200, description: 'The template.', body: Template },
    problems: ['not-found'],
    run: async ({ tenantId, read }, { params }) => {
      const row = requireFirst(
        await read(findTemplate(tenantId, params.templateId)),
        message('There is no such template.'),
      )
      return templateView(row)
    },
  }),
  writeOperation({
    id: 'create-template',
    method: 'POST',
    path: '/v1/{tenantId}/templates',
    scope: 'write:templates',
    role: 'admin',
    tag,
    summary: 'Create a template',
    description:
      'A template is a Liquid text with placeholders for data of the case. It is filled in with example data before it is stored, so that errors are found now and not when a letter is due.',
    body: TemplateInput,
    success: { status: 201, description: 'The template as created.', body: Template },
    location: (template) => `/templates/${template.templateId}`,
    events: ['templates.create'],
    problems: [
      'unknown-mention',
      'template-invalid',
      'demand-incomplete',
      'rendering-too-large',
      'template-handle-taken',
    ],
    example: {
      body: {
        handle: 'instalments',
        name: 'Tilbud om afdrag',
        kind: 'letter',
        language: 'da',
        subject: 'Tilbud om afdrag: sag {{ case.journalNumber }}',
        body: 'Kære {{ debtor.name }}\n\nDu skylder {{ creditor.name }} {{ balance.outstanding | money }}.\n\n{{ vouchers | table }}',
      },
    },
    prepare: ({ tenantId }, { body }) => requireValidDraft(tenantId, body),
    run: (command, { body }) => createTemplate(command, body),
  }),
  writeOperation({
    id: 'preview-template',
    method: 'POST',
    path: '/v1/{tenantId}/templates/preview',
    scope: 'write:templates',
    tag,
    summary: 'Preview a template',
    description: 'Fills in a draft template for a case or with example data. Nothing is stored.',
    body: TemplatePreviewInput,
    success: { status: 200, description: 'The text that would be sent.', body: TemplatePreview },
    events: { none: 'It fills in a text and stores nothing.' },
    problems: ['unknown-mention', 'template-invalid', 'rendering-too-large', 'unknown-reference'],
    example: {
      body: {
        kind: 'email',
        language: 'da',
        subject: 'Sag {{ case.journalNumber }}',
        body: '<p>Kære {{ debtor.name }}</p>{{ vouchers | table }}',
        caseId: '{caseId}',
      },
    },
    prepare: (context, { body }) => previewTemplate(context, body),
    run: (_command, _input, preview) => Promise.resolve(preview),
  }),
  writeOperation({
    id: 'patch-template',
    method: 'PATCH',
    path: '/v1/{tenantId}/templates/{templateId}',
    scope: 'write:templates',
    role: 'admin',
    tag,
    summary: 'Patch a template',
    description: 'Changes the given fields. Existing letters do not change.',
    params: TemplateParams,
    body: TemplatePatch,
    success: { status: 200, description: 'The template as it is now.', body: Template },
    events: ['templates.update'],
    problems: [
      'not-found',
      'unknown-mention',
      'template-invalid',
      'demand-incomplete',
      'rendering-too-large',
      'template-handle-taken',
    ],
    example: { body: { name: 'Venlig rykker' } },
    prepare: (context, { params, body }) => requireValidPatch(context, params.templateId, body),
    run: (command, { params, body }) => patchTemplate(command, params.templateId, body),
  }),
  writeOperation({
    id: 'delete-template',
    method: 'DELETE',
    path: '/v1/{tenantId}/templates/{templateId}',
    scope: 'write:templates',
    role: 'admin',
    tag,
    summary: 'Delete a template',
    description: 'Only a template without documents can be deleted.',
    params: TemplateParams,
    success: { status: 200, description: 'An empty object.', body: Empty },
    events: ['templates.delete'],
    problems: ['not-found', 'in-use'],
    example: { params: { templateId: '{unusedTemplateId}' } },
    run: (command, { params }) => deleteTemplate(command, params.templateId),
  }),
]

function exampleOf(name: string): unknown {
  return name.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], exampleData)
}
