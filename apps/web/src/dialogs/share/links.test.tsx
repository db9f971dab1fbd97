import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { createEmbedCode, createMembersLink, createResizingEmbedCode, createShareLink } from './links.ts';

const place = { teamId: 'team 1', formId: 'form1', tenantId: 'tenant1' };

it('creates links for members that view, edit or embed a form or response', () => {
  const form = 'https://web.tide.example/teams/team%201/forms/form1/response';
  expect(createMembersLink('https://web.tide.example', place)).toBe(`${form}?tenantId=tenant1`);
  expect(createMembersLink('https://web.tide.example', { ...place, responseId: 'r1' })).toBe(
    `${form}/r1?tenantId=tenant1`,
  );
  expect(createMembersLink('https://web.tide.example', { ...place, responseId: 'r1', editMode: true })).toBe(
    `${form}/r1?tenantId=tenant1&editMode=true`,
  );
  expect(createMembersLink('https://web.tide.example', { ...place, embedMode: true })).toBe(
    `${form}?tenantId=tenant1&embedMode=true`,
  );
});

it('puts prefill answers into the URL hash, which is not sent to servers', () => {
  const link = new URL(createMembersLink('https://tide.example', { ...place, prefill: { site: 'Quay & 7 + ü' } }));
  expect(link.search).toBe('?tenantId=tenant1');
  expect(JSON.parse(new URLSearchParams(link.hash.slice(1)).get('data')!)).toEqual({ site: 'Quay & 7 + ü' });
});

it('uses the main host in links for members, and the share host in links for anyone', () => {
  expect(createMembersLink('https://share.tide.example', place)).toMatch(/^https:\/\/web\.tide\.example\/teams/);
  expect(createShareLink('https://web.tide.example', 'k7Qm')).toBe('https://share.tide.example/form/k7Qm');
  expect(createShareLink('http://localhost:3000', 'k7Qm')).toBe('http://localhost:3000/form/k7Qm');
});

it('escapes the title in the embed code', () => {
  const html = createEmbedCode('https://tide.example/form/a?embedMode=true&b=1', 'A "quick" <look>');
  const container = document.createElement('div');
  container.innerHTML = html;
  const frame = container.firstElementChild!;
  expect([container.childElementCount, frame.tagName, frame.getAttribute('title')]).toEqual([
    1,
    'IFRAME',
    'A "quick" <look>',
  ]);
  expect(frame.getAttribute('src')).toBe('https://tide.example/form/a?embedMode=true&b=1');
});

it('resizes the frame of a share link to the page’s height, and ignores other messages', () => {
  const container = document.createElement('div');
  container.innerHTML = createResizingEmbedCode('https://tide.example/form/a?embedMode=true', 'A form');
  const [frame, script] = container.children;
  const page = {};
  const frameState = { contentWindow: page, height: frame!.getAttribute('height') };
  const listeners: ((event: object) => void)[] = [];
  runInNewContext(script!.textContent!, {
    document: { currentScript: { previousElementSibling: frameState } },
    addEventListener: (_: string, listener: (event: object) => void) => listeners.push(listener),
  });
  const postFrameMessage = (source: object, data: unknown) =>
    listeners.forEach((listener) => void listener({ source, data }));
  postFrameMessage({}, { type: 'tideform-height', height: 9 });
  postFrameMessage(page, null);
  postFrameMessage(page, { type: 'other', height: 9 });
  expect(frameState.height).toBe('720');
  postFrameMessage(page, { type: 'tideform-height', height: 412 });
  expect(frameState.height).toBe(412);
});
