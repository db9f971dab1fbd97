import { describe, expect, it } from 'vitest';
import { createFormService } from '../forms/create-form-service.ts';
import { createNewBrowser, intakeForm } from '../testing/pull-fixture.ts';
import { createWorkspace, crewId } from '../testing/workspace.ts';
import { getPriority } from './changed-files.ts';
import { pullTeam } from './pull-team.ts';

describe('reading changed files', () => {
  it('reads configs first, and limits how many files are read at once', async () => {
    const workspace = createWorkspace();
    const service = createFormService(await workspace.createBrowserFor('ada'));
    for (let count = 1; count <= 60; count++)
      await service.add(crewId, { ...intakeForm, id: `form-${count}`, title: `${count}` });
    const bob = await createNewBrowser(workspace, 'bob');
    const kinds: string[] = [];
    let open = 0;
    let most = 0;
    const graph: typeof bob.ports.graph = {
      ...bob.ports.graph,
      async download(address, signal) {
        most = Math.max(most, ++open);
        const content = await bob.ports.graph.download(address, signal);
        open--;
        kinds.push((await content.text()).includes('"schema":') ? 'draft' : 'config');
        return content;
      },
    };
    await pullTeam({ ...bob, ports: { ...bob.ports, graph } }, crewId);
    expect(await bob.database.forms.count()).toBe(60);
    expect(kinds).toHaveLength(121);
    expect(kinds.slice(0, 30)).not.toContain('draft');
    expect(most).toBeGreaterThan(10);
    expect(most).toBeLessThanOrEqual(50);
    const batches = workspace.calls.filter((call) => call.endsWith('$batch'));
    expect(batches).toHaveLength(7);
  });

  it('uses the priorities of the specification', () => {
    expect([getPriority('teamConfig', true), getPriority('formConfig', false)]).toEqual([2, 12]);
    expect([getPriority('formDraft', true), getPriority('responseDraft', false)]).toEqual([10, 20]);
  });
});
