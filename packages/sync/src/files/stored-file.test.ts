import { isFileLike } from '@tideform/engine';
import { describe, expect, it } from 'vitest';
import { findFiles, withFileLocations } from './stored-file.ts';

const file = { id: 'f1', name: 'quay.jpg', size: 3, type: 'image/jpeg', url: '' };
const fileLocation = { name: 'quay-1.jpg', url: 'https://x', driveId: 'd', driveItemId: 'i' };

describe('isFileLike', () => {
  it('recognizes a file by id, name, size, type and url', () => {
    expect(isFileLike(file)).toBe(true);
    for (const key of Object.keys(file)) expect(isFileLike({ ...file, [key]: undefined }), key).toBe(false);
    for (const value of [null, 'f1', 3, [], { ...file, id: '' }, { ...file, size: -1 }, { ...file, size: '3' }]) {
      expect(isFileLike(value)).toBe(false);
    }
  });
});

describe('findFiles', () => {
  it('finds files in rows, containers and drawings, each once', () => {
    const background = { ...file, id: 'f2' };
    const sketch = { ...file, id: 'f3', edits: { background } };
    const found = findFiles({ one: [file], rows: [{ two: [file] }], home: { sketch }, none: null, text: 'f1' });
    expect(found.map((one) => one.id)).toEqual(['f1', 'f3', 'f2']);
  });
});

describe('withFileLocations', () => {
  it('adds the location wherever a file is referenced, and keeps all other objects', () => {
    const data = { one: [file], rows: [{ two: [file], other: { deep: [] } }], plain: { a: 1 } };
    const placed = withFileLocations(data, new Map([['f1', fileLocation]]));
    expect(placed).toEqual({
      ...data,
      one: [{ ...file, ...fileLocation }],
      rows: [{ two: [{ ...file, ...fileLocation }], other: { deep: [] } }],
    });
    expect(placed.plain).toBe(data.plain);
    expect(data.one[0]).toBe(file);
    expect(withFileLocations(placed, new Map([['f1', fileLocation]]))).toBe(placed);
    expect(withFileLocations(data, new Map([['another', fileLocation]]))).toBe(data);
  });
});
