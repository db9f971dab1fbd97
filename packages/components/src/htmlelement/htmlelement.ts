import type { ComponentSpec } from '@tideform/engine';
import { list, type ParsedShape, propsSchema, text } from '../kit/read/setting-parsers.ts';
import { layoutSpec } from '../kit/rules/layout-spec.ts';

const shape = {
  label: text(),
  tag: text('p'),
  /** HTML inside the element. NOTE: untrusted; it must be sanitized before rendering. */
  content: text(),
  attrs: list({ attr: text(), value: text() }),
};

export type HtmlelementProps = ParsedShape<typeof shape>;

/** Component spec of an HTML element that the author wrote. */
export const htmlelement: ComponentSpec<HtmlelementProps, never> = {
  ...layoutSpec,
  type: 'htmlelement',
  props: propsSchema(shape),
  htmlTemplates: ['content'],
  children: () => [],
};

const VOID_TAGS = new Set(['br', 'hr', 'img', 'wbr']);

/**
 * Formats the element as HTML. NOTE: the HTML is untrusted, like the author's settings; it must be sanitized before
 * rendering.
 */
export function formatElementHtml({ tag, attrs, content }: HtmlelementProps): string {
  const name = /^[a-z][a-z0-9]*$/i.test(tag) ? tag.toLowerCase() : 'div';
  const written = attrs
    .filter(({ attr }) => /^[a-z][a-z0-9-]*$/i.test(attr))
    .map(({ attr, value }) => ` ${attr}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`)
    .join('');
  return VOID_TAGS.has(name) ? `<${name}${written}>` : `<${name}${written}>${content}</${name}>`;
}
