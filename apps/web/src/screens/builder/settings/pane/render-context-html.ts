import type { ComponentDefinition, FormDefinition } from '@tideform/engine';

/**
 * Limits for the form description that is sent to an AI provider: characters per text, rows per table, items per list.
 */
const limits = { text: 100, rows: 5, items: 10 };

/** Renders a form's labels, texts and choices as HTML for an AI provider that writes code; long content is cut. */
export function renderContextHtml(form: FormDefinition): string {
  const page = document.implementation.createHTMLDocument('');
  for (const component of form.components) page.body.append(renderComponent(page, component));
  return trimHtml(page.body.innerHTML);
}

function renderComponent(page: Document, component: ComponentDefinition): HTMLElement {
  const element = page.createElement('div');
  element.dataset.key = component.key;
  element.dataset.type = component.type;
  const label = page.createElement('label');
  label.textContent = String(component.title ?? component.label ?? '');
  element.append(label);
  if (typeof component.html === 'string')
    element.append(...new DOMParser().parseFromString(component.html, 'text/html').body.childNodes);
  const values = (component.values ?? (component.data as { readonly values?: unknown } | undefined)?.values) as unknown;
  if (Array.isArray(values)) {
    const list = page.createElement('ul');
    for (const one of values as readonly { readonly label?: unknown }[]) {
      const item = page.createElement('li');
      item.textContent = String(one?.label ?? '');
      list.append(item);
    }
    element.append(list);
  }
  const children = [
    component.components,
    ...[component.columns]
      .flat()
      .map((column) => (column as { readonly components?: unknown } | undefined)?.components),
  ];
  for (const child of children.flat() as readonly (ComponentDefinition | undefined)[]) {
    if (child && typeof child === 'object') element.append(renderComponent(page, child));
  }
  return element;
}

/**
 * Cuts each text to 100 characters, tables to 5 rows and lists to 10 items; removes scripts, styles, templates and
 * frames.
 */
export function trimHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const one of body.querySelectorAll('script, style, template, iframe')) one.remove();
  for (const table of body.querySelectorAll('table'))
    for (const row of [...table.rows].slice(limits.rows)) row.remove();
  for (const list of body.querySelectorAll('ul, ol')) {
    for (const item of [...list.children].slice(limits.items)) item.remove();
  }
  const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const normalizedText = (text.nodeValue ?? '').replace(/\s+/g, ' ');
    text.nodeValue = normalizedText.length > limits.text ? `${normalizedText.slice(0, limits.text)}…` : normalizedText;
  }
  return body.innerHTML;
}
