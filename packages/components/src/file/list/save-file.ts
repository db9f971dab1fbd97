const KEPT_MS = 60_000;

/**
 * Gives a file to the browser to save under its name.
 * NOTE: it is saved and not opened: a page or a drawing that somebody attached must not run beside the form.
 */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
