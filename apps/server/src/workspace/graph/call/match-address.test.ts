import { describe, expect, it } from 'vitest';
import { matchAddress } from './match-address.ts';

function match(method: string, path: string) {
  const { name, params } = matchAddress(method, path);
  return { name, ...params };
}

describe('matchAddress', () => {
  it('matches every notation of a drive item', () => {
    const root = { driveId: 'b!1', itemId: 'root' };
    expect(match('GET', '/drives/b!1/root')).toMatchObject(root);
    expect(match('GET', '/drives/b!1/items/01A/')).toEqual({ name: 'getItem', driveId: 'b!1', itemId: '01A' });
    expect(match('GET', '/drives/b!1/root:/a/b.json')).toMatchObject({ ...root, path: 'a/b.json' });
    expect(match('GET', '/drives/b!1/root:/a/b.json:')).toMatchObject({ ...root, path: 'a/b.json' });
    expect(match('GET', '/drives/b!1/items/01A:/x')).toMatchObject({ itemId: '01A', path: 'x' });
    expect(match('GET', '/drives/b!1/items/01A:/x:/children')).toMatchObject({ name: 'listChildren', path: 'x' });
    expect(match('GET', '/drives/b!1/root/children')).toEqual({ name: 'listChildren', ...root });
    expect(match('PUT', '/drives/b!1/root:/a/b.json:/content')).toMatchObject({
      name: 'putChildContent',
      path: 'a/b.json',
    });
    expect(match('PUT', '/drives/b!1/items/01A/content')).toMatchObject({ name: 'putItemContent', itemId: '01A' });
  });

  it('decodes a path segment by segment', () => {
    expect(match('GET', '/drives/b!1/root:/100%25%20%23%2B%26/%C3%A9.txt')).toMatchObject({ path: '100% #+&/é.txt' });
  });

  it('treats an encoded slash in a path as a separator, and a doubly encoded one as part of a name', () => {
    expect(match('GET', '/drives/b!1/root:/a%2Fb%2fc.txt')).toMatchObject({ itemId: 'root', path: 'a/b/c.txt' });
    expect(match('GET', '/drives/b!1/items/01A:/a%2Fb:/children')).toMatchObject({ itemId: '01A', path: 'a/b' });
    expect(match('GET', '/drives/b!1/root:/a%252Fb')).toMatchObject({ path: 'a%2Fb' });
  });

  it('finds the change feed at its three addresses', () => {
    expect(match('GET', '/drives/b!1/root/delta').name).toBe('listDriveChanges');
    expect(match('GET', '/drives/b!1/items/01A/delta')).toMatchObject({ name: 'listDriveChanges', itemId: '01A' });
    expect(match('GET', "/drives/b!1/root/delta(token='x')").name).toBe('listDriveChanges');
  });

  it('refuses unknown segments and unsupported methods', () => {
    expect(() => matchAddress('GET', '/drives/b!1/nonsense')).toThrow("Resource not found for the segment 'nonsense'.");
    expect(() => matchAddress('DELETE', '/me')).toThrow('method is not allowed');
    expect(() => matchAddress('GET', '/drives/b!1/root:/%E0%A4%A')).toThrow('invalid segment');
  });
});
