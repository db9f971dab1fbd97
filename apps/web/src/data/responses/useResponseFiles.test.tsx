import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { createAutosave } from '../../saving/create-autosave.ts';
import { formRow, openDevice, responseRow, teamRow } from '../../testing/open-device.ts';
import { DataContext } from '../data-context.ts';
import { useFileStore } from './useResponseFiles.ts';

afterEach(cleanup);

it('[SYNC-47] stores a file and the answers that reference it before the file is reported as added', async () => {
  const data = await openDevice({ teams: [teamRow()], forms: [formRow({})], responses: [responseRow({})] });
  const { result } = renderHook(() => useFileStore('draft1'), {
    wrapper: ({ children }: { readonly children: ReactNode }) => <DataContext value={data}>{children}</DataContext>,
  });
  const kept = await result.current.add(new File(['photo'], 'quay.jpg', { type: 'image/jpeg' }));
  const autosave = createAutosave(
    async () => {
      await data.responses.saveDraft('draft1', { photo: [kept] });
    },
    () => {},
  );
  autosave.scheduleSave();
  expect((await data.database.responses.get('draft1'))?.data.data).not.toHaveProperty('photo');
  await result.current.saved?.();
  expect((await data.database.responses.get('draft1'))?.data.data).toMatchObject({ photo: [{ id: kept.id }] });
  expect(await data.database.files.get(kept.id)).toBeDefined();
});
