export type { TemplateProblem, TemplateReason } from './reading/template-problem.ts';
export type { RenderOptions, TemplateValues } from './rendering/render.ts';
export { type ReadTemplate, readTemplate, type Template } from './template.ts';
export {
  draftSuffix,
  fillLine,
  fillTitle,
  type PageValues,
  type TitleOptions,
  type TitleValues,
} from './title/fill-title.ts';
