import { loadIconCatalog } from '../../../data/load-icon-catalog.ts';
import { searchIcons } from '../../../dialogs/icon/search-icons.ts';
import { writeIcon } from '../../../ui/read-icon.ts';

/** The icon whose name fits best, as SVG text; none when the catalog does not come, or nothing fits. */
export async function chooseIcon(named: string, load = loadIconCatalog): Promise<string | undefined> {
  try {
    const { names, paths } = await load();
    const path = searchIcons(names, named)
      .map((name) => paths[name])
      .find(Boolean);
    return path === undefined ? undefined : writeIcon(path);
  } catch {
    return undefined;
  }
}
