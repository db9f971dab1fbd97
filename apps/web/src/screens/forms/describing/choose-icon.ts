import { loadIconCatalogue } from '../../../data/load-icon-catalogue.ts';
import { searchIcons } from '../../../dialogs/icon/search-icons.ts';
import { writeIcon } from '../../../ui/read-icon.ts';

/** The icon whose name fits best, as SVG text; none when the catalogue does not come, or nothing fits. */
export async function chooseIcon(named: string, load = loadIconCatalogue): Promise<string | undefined> {
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
