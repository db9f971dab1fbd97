import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StoredFile } from '@tideform/engine';
import axe from 'axe-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type FileStore, FileStoreProvider } from '../kit/FileStore.tsx';
import { TestView } from '../kit/testing/TestView.tsx';

afterEach(cleanup);

const definition = { type: 'file', key: 'permits', label: 'Permits', multiple: true };
const createPdfFile = (name: string, size = 10) => new File(['x'.repeat(size)], name, { type: 'application/pdf' });
const createStoredFile = (name: string, more: object = {}) => ({
  id: name,
  name,
  originalName: name,
  size: 1536,
  type: 'application/pdf',
  url: '',
  storage: 'indexeddb',
  ...more,
});

/** Creates an in-memory file store that can be made full or slow. */
function createFileStore() {
  const held: Array<() => void> = [];
  const state = { isFull: false, isSlow: false };
  const store: FileStore = {
    async add(file) {
      if (state.isSlow) await new Promise<void>((resolve) => held.push(resolve));
      if (state.isFull) throw new Error('full');
      const { name, size, type } = file;
      return { id: name, name, originalName: name, size, type, url: '', storage: 'indexeddb' };
    },
    async read(value) {
      if (state.isFull) throw new Error('away');
      return new Blob([value.name]);
    },
  };
  const goOn = () =>
    act(async () => {
      for (const resume of held.splice(0)) resume();
    });
  return { store, state, goOn };
}

function renderField(more: object = {}, answer?: unknown, view: object = {}) {
  const fileStore = createFileStore();
  const onChange = vi.fn<(value: unknown) => void>();
  const rendered = render(
    <FileStoreProvider value={fileStore.store}>
      <TestView definition={{ ...definition, ...more }} answer={answer} onChange={onChange} {...view} />
    </FileStoreProvider>,
  );
  const names = () => (onChange.mock.lastCall?.[0] as StoredFile[] | undefined)?.map((file) => file.originalName);
  const picker = () => rendered.container.querySelector<HTMLInputElement>('input[type=file]')!;
  /**
   * Picks files without filtering their types, because the browser's file picker doesn't prevent choosing other types.
   */
  const pick = (...files: File[]) => userEvent.setup({ applyAccept: false }).upload(picker(), files);
  return { ...fileStore, ...rendered, onChange, names, picker, pick };
}

describe('adding files', () => {
  it('accepts files pasted while the field has the focus', async () => {
    const { names, container } = renderField();
    const clipboardData = { files: [createPdfFile('pasted.pdf')] };
    fireEvent.paste(container.querySelector('[role=group] button')!, { clipboardData });
    await waitFor(() => expect(names()).toEqual(['pasted.pdf']));
  });

  it('stores picked files one after another, and announces each added file', async () => {
    const { pick, names } = renderField();
    await pick(createPdfFile('a.pdf', 600), createPdfFile('b.pdf'));
    await waitFor(() => expect(names()).toEqual(['a.pdf', 'b.pdf']));
    expect(screen.getByText('600 B')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('Added b.pdf.');
    await pick(createPdfFile('c.pdf'));
    await waitFor(() => expect(names()).toEqual(['a.pdf', 'b.pdf', 'c.pdf']));
  });

  it.each([false, true])(
    'lists a file as added only once the answers that reference it are saved (pictures: %s)',
    async (image) => {
      const { store, pick, names } = renderField({ image });
      const saving = Promise.withResolvers<void>();
      store.saved = () => saving.promise;
      await pick(new File(['x'], 'a.png', { type: 'image/png' }));
      await waitFor(() => expect(names()).toEqual(['a.png']));
      screen.getByRole('progressbar');
      expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
      expect(screen.getByRole('status').textContent).toBe('');
      saving.resolve();
      await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Added a.png.'));
      screen.getByRole('button', { name: /^Remove/ });
      expect(screen.queryByRole('progressbar')).toBeNull();
    },
  );

  it('lists a file if saving the answers fails, without announcing the file as added', async () => {
    const { store, pick } = renderField();
    store.saved = () => Promise.reject(new Error('full'));
    await pick(createPdfFile('a.pdf'));
    await screen.findByRole('button', { name: /^Remove/ });
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('stores a JSON description of the file in the answer, not the file itself', async () => {
    const { pick, onChange } = renderField();
    await pick(createPdfFile('a.pdf'));
    await waitFor(() => expect(onChange).toHaveBeenCalled());
    const answer = onChange.mock.lastCall?.[0];
    expect(JSON.parse(JSON.stringify(answer))).toEqual(answer);
  });

  it('opens the file picker for the configured file types', async () => {
    const { picker } = renderField({ filePattern: '.pdf,image/*' });
    const clicked = vi.fn();
    picker().addEventListener('click', clicked);
    await userEvent.click(screen.getByRole('button', { name: 'Add files' }));
    expect(clicked).toHaveBeenCalledOnce();
    expect([picker().accept, picker().multiple]).toEqual(['.pdf,image/*', true]);
  });

  it('shows why a file is rejected, and stores the other files picked at the same time', async () => {
    const { pick, names } = renderField({ filePattern: '.pdf', fileMaxSize: '1KB' });
    await pick(new File(['x'], 'virus.exe'), createPdfFile('big.pdf', 2000), createPdfFile('good.pdf'));
    await waitFor(() => expect(names()).toEqual(['good.pdf']));
    const alerts = screen.getAllByRole('alert').map((alert) => alert.textContent.trim());
    expect(alerts).toEqual(['The file type of virus.exe isn’t allowed here.', 'big.pdf is larger than 1 KB.']);
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss message about virus.exe' }));
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });

  it('shows a file while it is being stored', async () => {
    const { pick, state, goOn, names } = renderField();
    state.isSlow = true;
    await pick(createPdfFile('a.pdf'));
    expect(await screen.findByRole('progressbar', { name: 'Saving a.pdf' })).toBeTruthy();
    await goOn();
    await waitFor(() => expect(names()).toEqual(['a.pdf']));
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('keeps changes made while a file is being stored', async () => {
    const { pick, state, goOn, names } = renderField({}, [createStoredFile('old.pdf'), createStoredFile('older.pdf')]);
    state.isSlow = true;
    await pick(createPdfFile('new.pdf'));
    await userEvent.click(screen.getByRole('button', { name: 'Remove old.pdf' }));
    await goOn();
    await waitFor(() => expect(names()).toEqual(['older.pdf', 'new.pdf']));
  });

  it("reports that a file couldn't be stored and retries", async () => {
    const { pick, state, names } = renderField();
    state.isFull = true;
    await pick(createPdfFile('a.pdf'));
    expect((await screen.findByRole('alert')).textContent).toContain('File upload failed');
    state.isFull = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again: a.pdf' }));
    await waitFor(() => expect(names()).toEqual(['a.pdf']));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('rejects files beyond the limit with a message', async () => {
    const { pick, names } = renderField({ maxFiles: 2 });
    await pick(createPdfFile('a.pdf'), createPdfFile('b.pdf'), createPdfFile('c.pdf'));
    await waitFor(() => expect(names()).toEqual(['a.pdf', 'b.pdf']));
    expect(screen.getByRole('alert').textContent).toContain('1 more file wasn’t added.');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add files' }).disabled).toBe(true);
    expect(screen.getByText('You can add up to 2 files.')).toBeTruthy();
  });

  it('replaces a single file', async () => {
    const { pick, names } = renderField({ multiple: false }, [createStoredFile('old.pdf')]);
    expect(screen.getByRole('button', { name: 'Replace file' })).toBeTruthy();
    await pick(createPdfFile('new.pdf'));
    await waitFor(() => expect(names()).toEqual(['new.pdf']));
  });

  it('accepts files dropped on the field', async () => {
    const { names } = renderField();
    const group = screen.getByRole('group', { name: 'Permits' });
    const dataTransfer = { types: ['Files'], files: [createPdfFile('a.pdf')], dropEffect: 'none' };
    expect(fireEvent.dragOver(group, { dataTransfer })).toBe(false);
    fireEvent.drop(group, { dataTransfer });
    await waitFor(() => expect(names()).toEqual(['a.pdf']));
  });

  it('is disabled with an explanation if there is no file store', () => {
    render(<TestView definition={definition} />);
    const button = screen.getByRole<HTMLButtonElement>('button', {
      name: 'Add files',
      description: 'You can’t add files here.',
    });
    expect(button.disabled).toBe(true);
    const dataTransfer = { types: ['Files'], files: [createPdfFile('a.pdf')] };
    expect(fireEvent.dragOver(screen.getByRole('group'), { dataTransfer })).toBe(true);
  });
});

describe('existing files', () => {
  it('can be removed, which focuses the next file', async () => {
    const { names } = renderField({}, [createStoredFile('a.pdf'), createStoredFile('b.pdf')]);
    await userEvent.click(screen.getByRole('button', { name: 'Remove a.pdf' }));
    expect(names()).toEqual(['b.pdf']);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove b.pdf' }));
    expect(screen.getByRole('status').textContent).toBe('Removed a.pdf.');
    await userEvent.click(screen.getByRole('button', { name: 'Remove b.pdf' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add files' }));
  });

  it('are downloaded under their own name, and never opened in the browser', async () => {
    const saved: string[] = [];
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:here', revokeObjectURL: () => undefined }));
    const listen = (event: Event) => {
      if (!(event.target instanceof HTMLAnchorElement)) return;
      saved.push(`${event.target.download} ${event.target.target}`);
      event.preventDefault();
    };
    document.addEventListener('click', listen);
    renderField({}, [createStoredFile('x.html', { originalName: 'Page.html', type: 'text/html' })], { readOnly: true });
    await userEvent.click(screen.getByRole('button', { name: 'Download Page.html' }));
    await waitFor(() => expect(saved).toEqual(['Page.html ']));
    document.removeEventListener('click', listen);
    vi.unstubAllGlobals();
  });

  it('show a message when they are unavailable', async () => {
    const { state } = renderField({}, [createStoredFile('a.pdf')]);
    state.isFull = true;
    await userEvent.click(screen.getByRole('button', { name: 'Download a.pdf' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Unable to download file');
  });

  it("can't be changed in a read-only form", () => {
    renderField({}, [createStoredFile('a.pdf')], { readOnly: true });
    expect(screen.queryByRole('button', { name: /Remove|Add/ })).toBeNull();
    cleanup();
    renderField({}, [], { readOnly: true });
    expect(screen.getByText('No files')).toBeTruthy();
  });

  it('link to the library if there is no file store, and never to unsafe URLs', () => {
    const answer = [
      createStoredFile('a.pdf', { url: 'https://example.com/a.pdf' }),
      createStoredFile('b.pdf', { url: 'javascript:alert(1)' }),
    ];
    render(<TestView definition={definition} answer={answer} readOnly />);
    const links = screen.getAllByRole<HTMLAnchorElement>('link');
    expect(links.map((link) => [link.href, link.rel])).toEqual([['https://example.com/a.pdf', 'noopener noreferrer']]);
  });
});

describe('photos', () => {
  it("are shown as tiles with their names, and can be taken with a phone's camera", async () => {
    const thumbnail = 'data:image/png;base64,AAAA';
    const photo = createStoredFile('east.jpg', { type: 'image/jpeg', thumbnail });
    const { container } = renderField({ image: true, webcam: true }, [photo]);
    const tiles = screen.getAllByRole('listitem');
    expect(tiles[0]?.querySelector('img')?.getAttribute('src')).toBe(thumbnail);
    expect(within(tiles[0]!).getByText('east.jpg')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Add photo' })).toBeTruthy();
    expect(container.querySelector('input[capture=environment]')).toBeTruthy();
    expect((await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([]);
  });

  it('can be added ten at a time', async () => {
    const { pick, names } = renderField({ image: true });
    await pick(...Array.from({ length: 12 }, (_, index) => new File(['x'], `${index}.png`, { type: 'image/png' })));
    await waitFor(() => expect(names()).toHaveLength(10));
    expect(screen.getByRole('alert').textContent).toContain('You can add up to 10 photos at once.');
  });

  it("are rejected in a format that the browser can't show", async () => {
    const { pick, onChange } = renderField({ image: true });
    await pick(new File(['x'], 'IMG_1.HEIC', { type: 'image/heic' }));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'IMG_1.HEIC Unsupported Image Format. Your browser does not support HEIC images.',
    );
    expect(onChange).not.toHaveBeenCalled();
  });
});
