import type { Feature } from '../../app/feature.ts'
import { templateRoute, templatesRoute } from './templates.routes.ts'

/** Templates are a part of the settings, with screens of their own. */
export const templates: Feature = { routes: [templatesRoute, templateRoute] }
