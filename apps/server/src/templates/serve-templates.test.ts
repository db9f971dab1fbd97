import fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveTemplates } from './serve-templates.ts';

const app = fastify();
beforeAll(async () => {
  serveTemplates(app);
  app.get('/templates/preview', () => 'a page');
  await app.ready();
});
afterAll(() => app.close());

const get = async (url: string) => {
  const reply = await app.inject(url);
  return { status: reply.statusCode, type: reply.headers['content-type'], body: reply.body };
};

it('lists all templates without authentication, and without their form definitions', async () => {
  const { status, type, body } = await get('/templates/templates.json');
  expect([status, type]).toEqual([200, 'application/json; charset=utf-8']);
  const list = JSON.parse(body) as readonly Record<string, unknown>[];
  expect(list).toHaveLength(44);
  expect(Object.keys(list[0]!)).toEqual(['key', 'title', 'description', 'tags', 'fields', 'pages', 'outline']);
  expect(body.length).toBeLessThan(40_000);
});

it('serves a file with the complete form definition of each template', async () => {
  const list = JSON.parse((await get('/templates/templates.json')).body) as readonly { readonly key: string }[];
  for (const { key } of list) {
    const { status, body } = await get(`/templates/${key}.json`);
    expect([key, status]).toEqual([key, 200]);
    const template = JSON.parse(body) as Record<string, unknown>;
    expect(template).toMatchObject({ key, icon: expect.stringMatching(/^<svg/) });
    expect(Object.keys(template)).toEqual(
      expect.arrayContaining(['schema', 'pdfOptions', 'responsesTitleTemplate', 'tests', 'source']),
    );
  }
});

it('does not handle paths outside the template gallery', async () => {
  expect((await get('/templates/none.json')).status).toBe(404);
  expect((await get('/templates/..%2fconfig.json')).status).toBe(404);
  expect((await get('/templates/preview')).body).toBe('a page');
});
