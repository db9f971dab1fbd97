import { describe, expect, expectTypeOf, it } from 'vitest';
import type { GraphOperation, PathParams } from './operation.ts';
import { operations } from './operations.ts';
import type { DriveItem } from './resources/drive-item.ts';

describe('the table of operations', () => {
  it.each(Object.entries(operations))('exports %s under its own name', (key, operation) => {
    expect(operation.name).toBe(key);
  });

  it('has one operation per method and path', () => {
    const addresses = Object.values(operations).map((operation) => `${operation.method} ${operation.path}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('infers the parameters from the path', () => {
    expect(operations.putChildContent.params).toEqual(['driveId', 'itemId', 'path']);
    expectTypeOf<PathParams<'/drives/{driveId}/items/{itemId}:/{+path}:/content'>>().toEqualTypeOf<
      'driveId' | 'itemId' | 'path'
    >();
  });

  it('infers the types of body and reply', () => {
    type Call<O> = O extends GraphOperation<infer P extends string, infer B, infer R> ? [P, B, R] : never;
    expectTypeOf<Call<typeof operations.getItem>>().toEqualTypeOf<['driveId' | 'itemId', undefined, DriveItem]>();
    expectTypeOf<Call<typeof operations.getUserPhoto>>().toEqualTypeOf<['userId' | 'size', undefined, Blob]>();
    expectTypeOf<Call<typeof operations.deleteItem>[2]>().toEqualTypeOf<undefined>();
  });
});
