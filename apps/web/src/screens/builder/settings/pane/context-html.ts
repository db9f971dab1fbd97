import type { ComponentDefinition, FormDefinition } from '@tideform/engine';

/** How much of a form a service is told that writes code for it. */
const most = { text: 100, rows: 5, items: 10 };

/** A form as HTML of its labels, texts and choices, for a service that writes code for it: long ones are cut. */
export function contextHtml(form: FormDefinition): string {
  const page = document.implementation.createHTMLDocument('');
  for (const component of form.components) page.body.append(elementOf(page, component));
  return trimHtml(page.body.innerHTML);
}

function elementOf(page: Document, component: ComponentDefinition): HTMLElement {
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
  const inside = [
    component.components,
    ...[component.columns]
      .flat()
      .map((column) => (column as { readonly components?: unknown } | undefined)?.components),
  ];
  for (const child of inside.flat() as readonly (ComponentDefinition | undefined)[]) {
    if (child && typeof child === 'object') element.append(elementOf(page, child));
  }
  return element;
}

/** HTML with each text cut to 100 characters, tables to 5 rows, lists to 10 items; scripts and styles are left out. */
export function trimHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const one of body.querySelectorAll('script, style, template, iframe')) one.remove();
  for (const table of body.querySelectorAll('table')) for (const row of [...table.rows].slice(most.rows)) row.remove();
  for (const list of body.querySelectorAll('ul, ol')) {
    for (const item of [...list.children].slice(most.items)) item.remove();
  }
  const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const said = (text.nodeValue ?? '').replace(/\s+/g, ' ');
    text.nodeValue = said.length > most.text ? `${said.slice(0, most.text)}…` : said;
  }
  return body.innerHTML;
}
