import { formatWholeMoment } from '../../pages/format-moment.ts';
import { formatSize } from '../../pages/format-size.ts';
import { type Html, html } from '../../pages/html.ts';
import type { Item, Version } from '../library/item.ts';
import { type BrowseSpeech, browseFrame } from './browse-frame.ts';
import { pathOfPlace } from './browse-path.ts';

interface ShownPlace {
  readonly said: BrowseSpeech;
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
export function filePage({ said, names, reader, item, size, versions, people }: FilePage): string {
  const { messages, speech } = said;
  const address = pathOfPlace(names);
  const who = (id: string) => people.get(id) ?? messages.gone;
  const when = (instant: Date, id: string) =>
    messages.by({ moment: formatWholeMoment(instant, speech), person: who(id) });
  const rows = versions.map((version, at) => {
    const number = `${version.number}.0`;
    return html`<tr>
<th scope="row">${at === 0 ? messages.current({ number }) : number}</th>
<td>${moment(version.createdAt, said)}</td>
<td><bdi>${who(version.createdBy)}</bdi></td>
<td>${formatSize(version.size, speech)}</td>
<td><a href="${address}?version=${version.number}" download aria-label="${messages.downloadVersion({ number })}">${messages.download}</a></td>
</tr>`;
  });
  const content = html`${way(names, said)}
<h1 dir="auto">${item.name}</h1>
<dl>
${line(messages.size, html`${formatSize(size, speech)}`)}
${line(messages.changed, html`<time datetime="${item.modifiedAt.toISOString()}">${when(item.modifiedAt, item.modifiedBy)}</time>`)}
${line(messages.made, html`<time datetime="${item.createdAt.toISOString()}">${when(item.createdAt, item.createdBy)}</time>`)}
</dl>
<p><a class="button" href="${address}?download" download>${messages.download}</a></p>
<h2>${messages.versions}</h2>
<div class="wide"><table>
<thead><tr>${heads([messages.version, messages.changed, messages.person, messages.size, messages.file])}</tr></thead>
<tbody>${rows}</tbody>
</table></div>`;
  return browseFrame(said, item.name, content, reader);
}

const heads = (names: readonly string[]): readonly Html[] => names.map((name) => html`<th scope="col">${name}</th>`);

export interface FolderPage extends ShownPlace {
  readonly children: readonly Item[];
  /** Name of the last child shown, when there are more. */
  readonly next: string | undefined;
}

/** One folder, and what the reader may see of what is in it. */
export function folderPage({ said, names, reader, children, next }: FolderPage): string {
  const { messages, speech } = said;
  const name = names.at(-1) ?? '';
  const rows = children.map(
    (child) => html`<tr>
<th scope="row"><a href="${pathOfPlace([...names, child.name])}"><bdi>${child.name}</bdi></a></th>
<td>${child.isFolder ? messages.folder : formatSize(child.size, speech)}</td>
<td>${moment(child.modifiedAt, said)}</td>
</tr>`,
  );
  const table = html`<div class="wide"><table>
<thead><tr>${heads([messages.fileName, messages.size, messages.changed])}</tr></thead>
<tbody>${rows}</tbody>
</table></div>
${next !== undefined && html`<p><a href="${pathOfPlace(names)}?after=${encodeURIComponent(next)}">${messages.more}</a></p>`}`;
  const content = html`${way(names, said)}
<h1 dir="auto">${name}</h1>
${rows.length > 0 ? table : html`<p class="quiet">${messages.nothing}</p>`}`;
  return browseFrame(said, name, content, reader);
}

/** The folders above, from the library on. */
function way(names: readonly string[], { messages }: BrowseSpeech): Html | undefined {
  const above = names.slice(1, -1).map((name, at) => {
    const address = pathOfPlace(names.slice(0, at + 2));
    return html`<li><a href="${address}"><bdi>${name}</bdi></a></li>`;
  });
  return above.length > 0 ? html`<nav aria-label="${messages.way}"><ol>${above}</ol></nav>` : undefined;
}

function line(label: string, value: Html): Html {
  return html`<div><dt>${label}</dt><dd>${value}</dd></div>`;
}

function moment(instant: Date, { speech }: BrowseSpeech): Html {
  return html`<time datetime="${instant.toISOString()}">${formatWholeMoment(instant, speech)}</time>`;
}
