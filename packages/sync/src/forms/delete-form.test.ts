import { describe, expect, it } from 'vitest';
import { intake, openFormWorld } from '../testing/form-world.ts';
import { crewId } from '../testing/workspace.ts';

describe('taking a form back', () => {
  it('un-publishes: the draft and the responses stay, and the next version is the first again', async () => {
    const { workspace, service } = await openFormWorld();
    await service.add(crewId, intake);
    await service.publish('form-1', 'hello');
    expect(await service.unPublish('form-1')).not.toHaveProperty('published');
    expect(await service.unPublish('form-1')).not.toHaveProperty('published');
    expect(workspace.tree()).toContain('Responses/Site visit');
    expect(workspace.tree()).not.toContain('Form Config/Site visit/form.published.json');
    expect((await service.publish('form-1', 'hello')).published?.version).toBe(1);
  });

  it('deletes: the folder and the local record go', async () => {
    const { workspace, context, service } = await openFormWorld();
    await service.add(crewId, intake);
    await service.delete('form-1');
    expect(workspace.tree()).not.toContain('Form Config/Site visit');
    expect(await context.database.forms.count()).toBe(0);
    await expect(service.delete('form-1')).rejects.toThrow('Invalid form: form-1');
  });
});
