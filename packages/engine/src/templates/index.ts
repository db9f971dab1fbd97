export type { TemplateError, TemplateErrorReason } from './reading/template-error.ts';
export type { RenderOptions, TemplateValues } from './rendering/render-template.ts';
export { parseTemplate, type Template, type TemplateResult } from './template.ts';
export {
  draftSuffix,
  type PageValues,
  renderPageLine,
  renderTitle,
  type TitleOptions,
  type TitleValues,
} from './title/render-title.ts';
