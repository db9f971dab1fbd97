import { Button } from '@fluentui/react-components';
import { useMaps } from '@tideform/components/kit/maps/Maps.tsx';
import { MOST_ZOOM, spotOf, TILE_PX, tilesAround } from '@tideform/components/kit/maps/mercator.ts';
import { useMessages, useSpeech } from '@tideform/i18n/react';
import type { Places } from '@tideform/submission-views';
import { useState } from 'react';
import { useLoaded } from '../../../ui/useLoaded.ts';
import { useMapStyles } from './places-map.styles.ts';
import { clustersOn, type MapPart, partOf } from './spots-on-map.ts';
import { summaryMessages } from './summary.messages.ts';

const heightPx = 300;
/** The card's own; what is wider is cut off at both sides. */
const widthPx = 640;

/** Where answers lie. One place is pressed to filter by it; several that lie near each other, to come nearer. */
export function PlacesMap(props: {
  readonly label: string;
  readonly spots: Places['spots'];
  readonly onPlace: (label: string) => void;
}) {
  const messages = useMessages(summaryMessages);
  const styles = useMapStyles();
  const { locale } = useSpeech();
  const maps = useMaps();
  const { label, spots, onPlace } = props;
  const [chosen, setChosen] = useState<MapPart>();
  const tiles = useLoaded(maps?.tiles && locale, async () => maps?.tiles?.('roadmap', locale));
  if (!maps?.tiles || spots.length === 0) return null;
  const part = chosen ?? partOf(spots, widthPx / 2, heightPx);
  const addressOf = tiles.value;
  return (
    <section aria-label={messages.map({ column: label })} className={styles.map} style={{ height: heightPx }}>
      <div className={styles.middle}>
        {addressOf &&
          tilesAround(spotOf(part.middle, part.zoom), part.zoom, 2 * widthPx, heightPx).map(({ key, tile, x, y }) => (
            <img
              key={key}
              src={addressOf(tile)}
              alt=""
              className={styles.tile}
              style={{ left: x - widthPx, top: y - heightPx / 2, width: TILE_PX, height: TILE_PX }}
            />
          ))}
        {clustersOn(spots, part).map(({ x, y, count, label: place, latitude, longitude }) => {
          const name =
            place === undefined ? messages.spots({ count }) : messages.spot({ label: place, count: `${count}` });
          return (
            <button
              key={`${x} ${y}`}
              type="button"
              className={styles.spot}
              style={{ left: x, top: y }}
              title={name}
              aria-label={name}
              onClick={() =>
                place === undefined
                  ? setChosen({ middle: { latitude, longitude }, zoom: Math.min(MOST_ZOOM, part.zoom + 2) })
                  : onPlace(place)
              }
            >
              {count}
            </button>
          );
        })}
      </div>
      {chosen && (
        <Button size="small" className={styles.whole} onClick={() => setChosen(undefined)}>
          {messages.wholeMap}
        </Button>
      )}
      <span className={styles.attribution}>{maps.attribution}</span>
    </section>
  );
}
