import { defineText } from '../../text/define-text.ts'

export const filesText = defineText('files', {
  en: {
    attach: 'Attach files',
    dropHere: 'Drop to attach',
    attached: 'Attached files',
    uploading: 'Uploading {{name}}…',
    notUploaded: '{{name}} was not attached.',
    kilobytes: '{{count}} kB',
    megabytes: '{{count}} MB',
    open: 'Open {{name}}',
    download: 'Download {{name}}',
    openInTab: 'Open in a new tab',
  },
  da: {
    attach: 'Vedhæft filer',
    dropHere: 'Slip for at vedhæfte',
    attached: 'Vedhæftede filer',
    uploading: 'Uploader {{name}}…',
    notUploaded: '{{name}} blev ikke vedhæftet.',
    kilobytes: '{{count}} kB',
    megabytes: '{{count}} MB',
    open: 'Åbn {{name}}',
    download: 'Hent {{name}}',
    openInTab: 'Åbn i en ny fane',
  },
})
