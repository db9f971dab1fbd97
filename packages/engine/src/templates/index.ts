export type { TemplateError, TemplateReason } from './reading/template-error.ts';
export type { RenderOptions, TemplateValues } from './rendering/render.ts';
export { parseTemplate, type Template, type TemplateResult } from './template.ts';
export {
  draftSuffix,
  type PageValues,
  renderPageLine,
  renderTitle,
  type TitleOptions,
  type TitleValues,
} from './title/render-title.ts';
