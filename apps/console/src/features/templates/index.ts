import type { Feature } from '../../app/feature.ts'
import { templateRoute, templatesRoute } from './templates.routes.ts'

/** Templates are a section of the settings, with their own screens. */
export const templates: Feature = { routes: [templatesRoute, templateRoute] }
