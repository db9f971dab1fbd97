import { expect, it } from 'vitest';
import { toOpenApi } from './openapi.ts';
import { operations } from './operations.ts';

const document = toOpenApi(operations, '1.2.3');

it('describes every operation of the table once', () => {
  const ids = Object.values(document.paths).flatMap((path) => Object.values(path).map((entry) => entry.operationId));
  expect(ids.sort()).toEqual(Object.keys(operations).sort());
});

it('gives each operation the name of its table entry', () => {
  for (const [name, operation] of Object.entries(operations)) expect(operation.name).toBe(name);
});

it('declares every parameter of a path', () => {
  for (const [path, methods] of Object.entries(document.paths)) {
    const templateParameters = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    for (const entry of Object.values(methods)) {
      const declared = (entry.parameters as { name: string; in: string }[]).filter((one) => one.in === 'path');
      expect(declared.map((one) => one.name).sort()).toEqual(templateParameters.sort());
    }
  }
});

it('groups refusals by status with their codes', () => {
  const entry = document.paths['/api/teams/{teamId}/token']?.get;
  expect(entry?.responses).toMatchObject({ 403: { description: 'forbidden, tenant-blocked, personal-account' } });
});

it('gives refusals with the same code the same status in every operation', () => {
  const statuses = new Map<string, Set<number>>();
  for (const { refusals } of Object.values(operations)) {
    for (const [name, status] of Object.entries(refusals)) {
      statuses.set(name, (statuses.get(name) ?? new Set()).add(status));
    }
  }
  expect([...statuses].filter(([, all]) => all.size > 1)).toEqual([]);
});

it('requires an idempotency key for idempotent operations', () => {
  const entry = document.paths['/api/teams/{teamId}/forms/{formId}/submission-number/next']?.post;
  expect(entry?.parameters).toContainEqual(expect.objectContaining({ name: 'idempotency-key', required: true }));
});

it('can be serialized as JSON', () => {
  expect(JSON.parse(JSON.stringify(document))).toEqual(document);
});
