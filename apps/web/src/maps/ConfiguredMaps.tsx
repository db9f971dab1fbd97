import { MapsProvider } from '@tideform/components/kit/maps/Maps.tsx';
import type { Maps } from '@tideform/components/kit/maps/maps.ts';
import { type ReactNode, useEffect, useState } from 'react';
import type { MapsConfig } from '../config.ts';

/** Gives forms the maps of this installation. Without any, and until they have come, places are told by coordinates. */
export function ConfiguredMaps(props: { readonly config: MapsConfig | undefined; readonly children: ReactNode }) {
  const { config } = props;
  const [maps, setMaps] = useState<Maps>();
  useEffect(() => {
    if (!config) return;
    import('./maps-of.ts').then(
      ({ mapsOf }) => setMaps(mapsOf(config, (...asked) => fetch(...asked))),
      // Without them places are told by coordinates, as offline.
      () => undefined,
    );
  }, [config]);
  return <MapsProvider value={maps}>{props.children}</MapsProvider>;
}
