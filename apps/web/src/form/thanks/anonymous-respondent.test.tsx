import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FileStore, FileStoreProvider } from '@tideform/components/kit/FileStore.tsx';
import { loadAllViews } from '@tideform/components/load-views';
import type { FormDefinition, SubmissionData } from '@tideform/engine';
import { useMemo, useState } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { FormRunner } from '../FormRunner.tsx';
import { openSession, useSessionLifecycle } from '../session/open-session.ts';
import { SubmitConfirmation } from './SubmitConfirmation.tsx';

beforeAll(() => loadAllViews());
afterEach(cleanup);
window.matchMedia = () =>
  ({ matches: false, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;

const form: FormDefinition = {
  display: 'form',
  components: [
    { type: 'textfield', key: 'site', label: 'Site', input: true, validate: { required: true } },
    { type: 'file', key: 'photos', label: 'Photos', input: true, multiple: true },
    { type: 'button', key: 'submit', label: 'Send it', action: 'submit', input: true },
  ],
};

/** Creates a file store in memory, as anonymous respondents have before their files are sent. */
function createAnonymousFileStore(): FileStore {
  const storedFiles = new Map<string, Blob>();
  return {
    async add(file) {
      const id = String(storedFiles.size + 1);
      storedFiles.set(id, file);
      const { name, size, type } = file;
      return { id, name, originalName: name, size, type, storage: 'indexeddb', url: '' };
    },
    async read({ id }) {
      const content = storedFiles.get(String(id));
      if (!content) throw new Error('File unavailable');
      return content;
    },
  };
}

function PublicForm({ onSubmit }: { readonly onSubmit: (data: SubmissionData) => void }) {
  const session = useMemo(() => openSession({ form }), []);
  useSessionLifecycle(session);
  const [files] = useState(createAnonymousFileStore);
  const [isSent, setSent] = useState(false);
  if (isSent) return <SubmitConfirmation />;
  const send = (data: SubmissionData) => {
    onSubmit(data);
    setSent(true);
  };
  return (
    <FileStoreProvider value={files}>
      <FormRunner session={session} onSubmit={send} />
    </FileStoreProvider>
  );
}

it('can be answered with a file, submitted and confirmed without sign-in and local data', async () => {
  const onSubmit = vi.fn();
  const user = userEvent.setup({ delay: null });
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => undefined;
  const { container } = render(
    <FluentProvider theme={webLightTheme}>
      <PublicForm onSubmit={onSubmit} />
    </FluentProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Send it' }));
  screen.getByText('One answer needs your attention');
  await user.type(screen.getByRole('textbox', { name: /Site/ }), 'Canal Street');
  await user.upload(container.querySelector<HTMLInputElement>('input[type="file"]')!, new File(['x'], 'crane.txt'));
  await screen.findByText('crane.txt');
  await user.click(screen.getByRole('button', { name: 'Send it' }));
  const thanks = await screen.findByRole('heading', { name: 'Thanks!' });
  expect(document.activeElement).toBe(thanks);
  expect(screen.queryByText('Click here to submit another response')).toBeNull();
  expect(onSubmit).toHaveBeenCalledWith(
    expect.objectContaining({ site: 'Canal Street', photos: [expect.objectContaining({ name: 'crane.txt' })] }),
  );
});
