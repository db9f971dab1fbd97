export type { TemplateError, TemplateErrorReason } from './reading/template-error.ts';
export {
  draftSuffix,
  type PageValues,
  renderPageLine,
  renderTitle,
  type TitleOptions,
  type TitleValues,
} from './render-title.ts';
export type { RenderOptions, TemplateValues } from './rendering/render-template.ts';
export { parseTemplate, type Template, type TemplateResult } from './template.ts';
