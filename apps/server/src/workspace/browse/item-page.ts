import { type Html, html } from '../identity/pages/html.ts';
import type { Item, Version } from '../library/item.ts';
import { formatWholeMoment } from '../pages/format-moment.ts';
import { formatSize } from '../pages/format-size.ts';
import { browseFrame } from './browse-frame.ts';
import { pathOfPlace } from './browse-path.ts';

interface ShownPlace {
  /** Of the site, the library and the item's path, from above: the last one is the item's own. */
  readonly names: readonly string[];
  readonly reader: string;
  readonly item: Item;
}

export interface FilePage extends ShownPlace {
  readonly size: number;
  /** Newest first. */
  readonly versions: readonly Version[];
  /** Names by id. */
  readonly people: ReadonlyMap<string, string>;
}

/** One file: where it lies, its size, its versions, each to be downloaded. */
export function filePage({ names, reader, item, size, versions, people }: FilePage): string {
  const address = pathOfPlace(names);
  const who = (id: string) => people.get(id) ?? 'Somebody who is gone';
  const rows = versions.map(
    (version, at) => html`<tr>
<th scope="row">${version.number}.0${at === 0 && ' (current)'}</th>
<td>${moment(version.createdAt)}</td>
<td>${who(version.createdBy)}</td>
<td>${formatSize(version.size)}</td>
<td><a href="${address}?version=${version.number}" download>Download<span class="unseen"> version ${version.number}.0</span></a></td>
</tr>`,
  );
  const content = html`${way(names)}
<h1>${item.name}</h1>
<dl>
${line('Size', html`${formatSize(size)}`)}
${line('Changed', html`${moment(item.modifiedAt)} by ${who(item.modifiedBy)}`)}
${line('Made', html`${moment(item.createdAt)} by ${who(item.createdBy)}`)}
</dl>
<p><a class="button" href="${address}?download" download>Download</a></p>
<h2>Versions</h2>
<div class="wide"><table>
<thead><tr><th scope="col">Version</th><th scope="col">Changed</th><th scope="col">By</th><th scope="col">Size</th><th scope="col">File</th></tr></thead>
<tbody>${rows}</tbody>
</table></div>`;
  return browseFrame(item.name, content, reader);
}

export interface FolderPage extends ShownPlace {
  readonly children: readonly Item[];
  /** Name of the last child shown, when there are more. */
  readonly next: string | undefined;
}

/** One folder, and what the reader may see of what is in it. */
export function folderPage({ names, reader, children, next }: FolderPage): string {
  const name = names.at(-1) ?? '';
  const rows = children.map(
    (child) => html`<tr>
<th scope="row"><a href="${pathOfPlace([...names, child.name])}">${child.name}</a></th>
<td>${child.isFolder ? 'Folder' : formatSize(child.size)}</td>
<td>${moment(child.modifiedAt)}</td>
</tr>`,
  );
  const table = html`<div class="wide"><table>
<thead><tr><th scope="col">Name</th><th scope="col">Size</th><th scope="col">Changed</th></tr></thead>
<tbody>${rows}</tbody>
</table></div>
${next !== undefined && html`<p><a href="${pathOfPlace(names)}?after=${encodeURIComponent(next)}">More</a></p>`}`;
  const content = html`${way(names)}
<h1>${name}</h1>
${rows.length > 0 ? table : html`<p class="quiet">Nothing is in this folder, or nothing that you may see.</p>`}`;
  return browseFrame(name, content, reader);
}

/** The folders above, from the library on. */
function way(names: readonly string[]): Html | undefined {
  const above = names.slice(1, -1).map((name, at) => {
    const address = pathOfPlace(names.slice(0, at + 2));
    return html`<li><a href="${address}">${name}</a></li>`;
  });
  return above.length > 0 ? html`<nav aria-label="Folders above"><ol>${above}</ol></nav>` : undefined;
}

function line(label: string, value: Html): Html {
  return html`<div><dt>${label}</dt><dd>${value}</dd></div>`;
}

function moment(instant: Date): Html {
  return html`<time datetime="${instant.toISOString()}">${formatWholeMoment(instant)}</time>`;
}
