import { operations } from '@tideform/graph';
import { describe, expect, it } from 'vitest';
import { createFormFixture, intakeForm } from '../../testing/pull-fixture.ts';
import { crewId } from '../../testing/workspace.ts';

const publishedPath = 'Form Config/Site visit/form.published.json';
const createContentWithCss = (version: number) => ({ schema: intakeForm.schema, customCss: `p { order: ${version} }` });

/** Form that was published several times with different content. */
async function createPublishedFixture(versions: number, options: Parameters<typeof createFormFixture>[1] = {}) {
  const fixture = await createFormFixture('ada', options);
  await fixture.service.add(crewId, intakeForm);
  for (let version = 1; version <= versions; version++) {
    await fixture.service.updateDraft('form-1', createContentWithCss(version));
    await fixture.service.publish('form-1', `note ${version}`);
  }
  return fixture;
}

describe('version history of a form', () => {
  it('[SYNC-130] lists published versions with comment, user and time, newest first', async () => {
    const { service, workspace } = await createPublishedFixture(2);
    const { versions, more } = await service.listVersions('form-1');
    expect(versions).toEqual([
      {
        id: `${workspace.item(publishedPath).versions.at(-1)?.number}.0`,
        version: 2,
        comment: 'note 2',
        lastModifiedBy: 'Ada Byron',
        lastModifiedDateTime: expect.stringMatching(/^\d{4}-.*Z$/),
      },
      expect.objectContaining({ version: 1, comment: 'note 1' }),
    ]);
    expect(more).toBeUndefined();
  });

  it('has 5 versions per page and continues after the last one', async () => {
    const { service } = await createPublishedFixture(11);
    const first = await service.listVersions('form-1');
    const second = await service.listVersions('form-1', first.more);
    const third = await service.listVersions('form-1', second.more);
    expect([first, second, third].map((page) => page.versions.map((one) => one.version))).toEqual([
      [11, 10, 9, 8, 7],
      [6, 5, 4, 3, 2],
      [1],
    ]);
    expect(third.more).toBeUndefined();
  });

  it('does not count a change of title as a version', async () => {
    const { service } = await createPublishedFixture(2);
    await service.updateConfig('form-1', { title: 'Inspection' });
    await service.publish('form-1', '');
    await service.updateConfig('form-1', { title: 'Visit' });
    const { versions } = await service.listVersions('form-1');
    expect(versions.map(({ version, comment }) => [version, comment])).toEqual([
      [3, ''],
      [2, 'note 2'],
      [1, 'note 1'],
    ]);
  });

  it('uses the check-in comment in a library without our column, and never one of another version', async () => {
    const { service, workspace } = await createPublishedFixture(2);
    const item = workspace.item(publishedPath);
    const without = item.versions.map((version) => {
      const { tfVersionComment: _none, ...fields } = version.fields;
      return { ...version, fields };
    });
    item.versions.splice(0, item.versions.length, ...without);
    const { versions } = await service.listVersions('form-1');
    expect(versions.map(({ version, comment }) => [version, comment])).toEqual([
      [2, 'note 2'],
      [1, ''],
    ]);
  });

  it('[SYNC-410] is read from the files where versions do not include hidden columns, page after page', async () => {
    const { service } = await createPublishedFixture(7, { tenantRules: ['no-hidden-version-fields'] });
    await service.updateConfig('form-1', { title: 'Inspection' });
    const first = await service.listVersions('form-1');
    const second = await service.listVersions('form-1', first.more);
    const listed = [...first.versions, ...second.versions];
    expect(listed.map(({ version, comment }) => [version, comment])).toEqual([
      [7, 'note 7'],
      ...[6, 5, 4, 3, 2, 1].map((version) => [version, '']),
    ]);
    const opened = await Promise.all(listed.map((version) => service.openVersion('form-1', version)));
    expect(opened).toEqual(listed.map(({ version }) => ({ ...createContentWithCss(version), version })));
  });

  it.each([[[1]], [[2]], [[1, 3]]])(
    '[SYNC-409] continues at the same version when the next-page links %j have expired',
    async (gone) => {
      let links = 0;
      const { service } = await createPublishedFixture(22, {
        fault(moment, { url }) {
          if (moment !== 'request' || !/\/versions\?.*skiptoken/i.test(url) || !gone.includes(++links))
            return undefined;
          return Response.json({ error: { code: 'invalidRequest', message: 'The link is gone.' } }, { status: 400 });
        },
      });
      const listed: number[] = [];
      for (let more: string | undefined, pages = 0; pages < 5; pages += 1) {
        const page = await service.listVersions('form-1', more);
        listed.push(...page.versions.map(({ version }) => version));
        more = page.more;
      }
      expect(listed).toEqual(Array.from({ length: 22 }, (_, at) => 22 - at));
      expect(links).toBeGreaterThanOrEqual(gone.length);
    },
  );

  it('[SYNC-411] keeps a comment that is too long for a check-in', async () => {
    const { service } = await createPublishedFixture(1, { tenantRules: ['short-check-in-comments'] });
    const comment = 'Because '.repeat(500);
    await service.publish('form-1', comment);
    expect((await service.listVersions('form-1')).versions[0]).toMatchObject({ version: 2, comment });
  });

  it('[SYNC-411] keeps the start of a comment in a library with short texts, and publishes once', async () => {
    const { service } = await createPublishedFixture(1, { tenantRules: ['short-text-in-libraries'] });
    const comment = 'Because '.repeat(50);
    await service.publish('form-1', comment);
    expect((await service.listVersions('form-1')).versions.map((one) => [one.version, one.comment])).toEqual([
      [2, comment.slice(0, 251)],
      [1, 'note 1'],
    ]);
  });

  it('is empty for a form that was never published', async () => {
    const { service } = await createPublishedFixture(0);
    expect(await service.listVersions('form-1')).toEqual({ versions: [] });
    await expect(service.listVersions('form-2')).rejects.toThrow('invalid-form: form-2');
  });
});

describe('a published version', () => {
  it.each([
    ['has a download URL', []],
    ['has no download URL', ['no-version-addresses'] as const],
  ])('[SYNC-130] is loaded completely if it %s, even if it is the current version', async (_, tenantRules) => {
    const { service, workspace } = await createPublishedFixture(3, { tenantRules });
    const { versions } = await service.listVersions('form-1');
    const opened = await Promise.all(versions.map((version) => service.openVersion('form-1', version)));
    expect(opened).toEqual([3, 2, 1].map((version) => ({ ...createContentWithCss(version), version })));
    // Browsers don't follow the redirect of a request with a token.
    expect(workspace.calls.filter((call) => /\/versions\/[^/]+\/content$/.test(call))).toEqual([]);
  });

  it('is read as an older version when it stops being the newest during the read', async () => {
    let isReplaced = false;
    const { service, workspace } = await createPublishedFixture(2, {
      tenantRules: ['no-version-addresses'],
      async fault(moment, request) {
        if (isReplaced || moment !== 'reply' || !/\/versions(\?|$)/.test(request.url)) return undefined;
        isReplaced = true;
        await replace();
        return undefined;
      },
    });
    const replace = () => {
      const { driveId } = workspace.library();
      const params = { driveId, itemId: workspace.item(publishedPath).id };
      const bytes = new TextEncoder().encode(JSON.stringify({ ...createContentWithCss(3), version: 3 }));
      return workspace.createClientFor('ada').call(operations.putItemContent, params, { bytes });
    };
    const [newest] = (await service.listVersions('form-1')).versions;
    expect(await service.openVersion('form-1', newest!)).toEqual({ ...createContentWithCss(2), version: 2 });
    expect(isReplaced).toBe(true);
  });

  it('is refused when it contains another version’s content', async () => {
    const { service } = await createPublishedFixture(2);
    const [newest, first] = (await service.listVersions('form-1')).versions;
    const mixed = { id: first!.id, version: newest!.version };
    await expect(service.openVersion('form-1', mixed)).rejects.toThrow('version-not-downloaded');
  });

  it('reports when it is not available', async () => {
    const { service, workspace } = await createPublishedFixture(2);
    const first = (await service.listVersions('form-1')).versions[1] ?? { id: '', version: 0 };
    const refusal = 'version-not-downloaded';
    await expect(service.openVersion('form-1', { id: '99.0', version: 1 })).rejects.toThrow(refusal);
    workspace.cut.at(1, 'beforeRequest');
    await expect(service.openVersion('form-1', first)).rejects.toThrow(refusal);
    workspace.cut.restore();
    const item = workspace.item(publishedPath);
    const bytes = new TextEncoder().encode('{"version":1}');
    item.versions.splice(0, item.versions.length, ...item.versions.map((version) => ({ ...version, bytes })));
    await expect(service.openVersion('form-1', first)).rejects.toThrow(refusal);
  });
});
