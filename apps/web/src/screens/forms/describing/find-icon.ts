import { loadIconCatalog } from '../../../data/forms/load-icon-catalog.ts';
import { searchIcons } from '../../../dialogs/icon/search-icons.ts';
import { formatIcon } from '../../../ui/icons/parse-icon.ts';

/** Returns the best-matching icon as SVG text; `undefined` if nothing matches or the catalog can't be loaded. */
export async function findIcon(formName: string, load = loadIconCatalog): Promise<string | undefined> {
  try {
    const { names, paths } = await load();
    const path = searchIcons(names, formName)
      .map((name) => paths[name])
      .find(Boolean);
    return path === undefined ? undefined : formatIcon(path);
  } catch {
    return undefined;
  }
}
