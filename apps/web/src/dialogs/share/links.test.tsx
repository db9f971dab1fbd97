import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { anyoneLink, embedCode, growingEmbedCode, membersLink } from './links.ts';

const place = { teamId: 'team 1', formId: 'form1', tenantId: 'tenant1' };

it('leads members to the form, or to one response, to be read, edited or framed', () => {
  const form = 'https://web.tide.example/teams/team%201/forms/form1/response';
  expect(membersLink('https://web.tide.example', place)).toBe(`${form}?tenantId=tenant1`);
  expect(membersLink('https://web.tide.example', { ...place, responseId: 'r1' })).toBe(`${form}/r1?tenantId=tenant1`);
  expect(membersLink('https://web.tide.example', { ...place, responseId: 'r1', editMode: true })).toBe(
    `${form}/r1?tenantId=tenant1&editMode=true`,
  );
  expect(membersLink('https://web.tide.example', { ...place, embedMode: true })).toBe(
    `${form}?tenantId=tenant1&embedMode=true`,
  );
});

it('keeps answers behind the hash, which no server is sent', () => {
  const link = new URL(membersLink('https://tide.example', { ...place, prefill: { site: 'Quay & 7 + ü' } }));
  expect(link.search).toBe('?tenantId=tenant1');
  expect(JSON.parse(new URLSearchParams(link.hash.slice(1)).get('data')!)).toEqual({ site: 'Quay & 7 + ü' });
});

it('takes members to the main host and strangers to the share host', () => {
  expect(membersLink('https://share.tide.example', place)).toMatch(/^https:\/\/web\.tide\.example\/teams/);
  expect(anyoneLink('https://web.tide.example', 'k7Qm')).toBe('https://share.tide.example/form/k7Qm');
  expect(anyoneLink('http://localhost:3000', 'k7Qm')).toBe('http://localhost:3000/form/k7Qm');
});

it('writes HTML in which a title stays a title', () => {
  const html = embedCode('https://tide.example/form/a?embedMode=true&b=1', 'A "quick" <look>');
  const holder = document.createElement('div');
  holder.innerHTML = html;
  const frame = holder.firstElementChild!;
  expect([holder.childElementCount, frame.tagName, frame.getAttribute('title')]).toEqual([
    1,
    'IFRAME',
    'A "quick" <look>',
  ]);
  expect(frame.getAttribute('src')).toBe('https://tide.example/form/a?embedMode=true&b=1');
});

it('lets the frame of strangers become as high as its page says, and hears nobody else', () => {
  const holder = document.createElement('div');
  holder.innerHTML = growingEmbedCode('https://tide.example/form/a?embedMode=true', 'A form');
  const [frame, script] = holder.children;
  const page = {};
  const shown = { contentWindow: page, height: frame!.getAttribute('height') };
  const heard: ((event: object) => void)[] = [];
  runInNewContext(script!.textContent!, {
    document: { currentScript: { previousElementSibling: shown } },
    addEventListener: (_: string, hear: (event: object) => void) => heard.push(hear),
  });
  const tell = (source: object, data: unknown) => heard.forEach((hear) => void hear({ source, data }));
  tell({}, { type: 'tideform-height', height: 9 });
  tell(page, null);
  tell(page, { type: 'other', height: 9 });
  expect(shown.height).toBe('720');
  tell(page, { type: 'tideform-height', height: 412 });
  expect(shown.height).toBe(412);
});
