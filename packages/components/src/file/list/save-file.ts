const REVOKE_DELAY_MS = 60_000;

/**
 * Downloads a file under its name.
 * NOTE: the file is downloaded instead of opened, because an attached HTML page or SVG must not run in the app's
 * origin.
 */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_DELAY_MS);
}
