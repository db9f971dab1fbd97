import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { LocationArrow20Regular } from '@fluentui/react-icons';
import { formatAsText } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import { useEffect, useRef, useState } from 'react';
import { useFieldClassNames } from '../kit/classes/FieldClassNamesProvider.tsx';
import { getControlAttributes } from '../kit/control-attributes.ts';
import { FieldFrame } from '../kit/FieldFrame.tsx';
import { MapPlaceholder } from '../kit/maps/MapPlaceholder.tsx';
import { useMaps } from '../kit/maps/Maps.tsx';
import type { GeoPoint } from '../kit/maps/maps.ts';
import { PlaceSearchBox } from '../kit/maps/PlaceSearchBox.tsx';
import { TileMap } from '../kit/maps/TileMap.tsx';
import { getFieldLabel } from '../kit/read/label.ts';
import type { ViewProps } from '../kit/view-props.ts';
import { locationMessages } from './location.messages.ts';
import {
  findPoint,
  formatPoint,
  isSamePlace,
  type LocationProps,
  type LocationValue,
  location,
  parsePoint,
} from './location.ts';

/** Width of a static map image, and height of the placeholder if maps are unavailable, in pixels. */
const STATIC_MAP_WIDTH_PX = 640;
const PLACEHOLDER_HEIGHT_PX = 120;

const useStyles = makeStyles({
  row: { display: 'flex', alignItems: 'flex-start', gap: tokens.spacingHorizontalS },
  locate: { flexShrink: 0, minWidth: '32px', '@media (pointer: coarse)': { minWidth: '44px', minHeight: '44px' } },
  map: { marginTop: tokens.spacingVerticalS },
  problem: { color: tokens.colorPaletteRedForeground1 },
});

export function LocationView(view: ViewProps<LocationProps, LocationValue>) {
  const { definition, props, state, onChange, onBlur } = view;
  const styles = useStyles();
  const messages = useMessages(locationMessages);
  const maps = useMaps();
  const attributes = getControlAttributes(view);
  const isOff = attributes.disabled;
  const [typed, setTyped] = useState<string>();
  const [name, setName] = useState('');
  const point = findPoint(state.value);
  const at = { zoom: state.value?.zoom ?? props.zoom, mapTypeId: state.value?.mapTypeId ?? props.mapTypeId };
  const [zoom, setZoom] = useState(at.zoom);
  const changePoint = (next: GeoPoint | undefined) => {
    if (next && point && isSamePlace(next, point)) return;
    const { latitude, longitude } = next ?? {};
    onChange(latitude === undefined || longitude === undefined ? undefined : { latitude, longitude, ...at, zoom });
  };
  const {
    state: locating,
    locate,
    forget,
  } = useDeviceLocation((found) => {
    setName('');
    changePoint(found);
  });
  const pointAt = (next: GeoPoint) => {
    setName('');
    forget();
    changePoint(next);
  };
  const type = (text: string | undefined) => {
    setTyped(text);
    setName('');
    forget();
    const read = parsePoint(text ?? '');
    if (read || text === '') changePoint(read);
    // If there is no place search, typed text must be coordinates; otherwise it is an invalid answer.
    else if (!maps) onChange(location.normalize(text, props));
  };
  const written = point ? formatPoint(point) : formatAsText(state.value);
  const label = messages.map({ label: getFieldLabel(definition) });
  return (
    <FieldFrame view={view}>
      <div className={styles.row}>
        <PlaceSearchBox
          {...attributes}
          autoComplete="off"
          placeholder={isOff ? undefined : maps ? messages.search : messages.example}
          shown={name || written}
          typed={typed}
          onType={type}
          onPlace={(place) => {
            pointAt(place);
            setTyped(undefined);
            setName(place.text);
          }}
          onLeave={() => {
            setTyped(undefined);
            onBlur();
          }}
        />
        {!isOff && (
          <Button
            className={styles.locate}
            icon={<LocationArrow20Regular />}
            aria-label={messages.locate}
            title={messages.locate}
            disabled={locating.kind === 'locating'}
            onClick={locate}
          />
        )}
      </div>
      <LocateStatus locating={locating} written={name ? written : ''} />
      {maps?.tiles && (point || !isOff) ? (
        <div className={styles.map} style={{ maxWidth: isOff ? STATIC_MAP_WIDTH_PX : undefined }}>
          <TileMap
            {...{ maps, label, point, isDisabled: isOff, zoom }}
            type={at.mapTypeId}
            start={props.defaultLocation}
            height={props.height}
            onPoint={pointAt}
            onZoom={(next) => {
              setZoom(next);
              if (point) onChange({ ...point, mapTypeId: at.mapTypeId, zoom: next });
            }}
          />
        </div>
      ) : (
        point && (
          <div className={styles.map} style={{ maxWidth: STATIC_MAP_WIDTH_PX }}>
            <MapPlaceholder label={label} height={Math.min(PLACEHOLDER_HEIGHT_PX, props.height)} />
          </div>
        )
      )}
    </FieldFrame>
  );
}

/** Shows the accuracy of the device's position, or why the position is unavailable. */
function LocateStatus({ locating, written }: { readonly locating: LocateState; readonly written: string }) {
  const classes = useFieldClassNames();
  const styles = useStyles();
  const messages = useMessages(locationMessages);
  const accuracyText = locating.kind === 'found' ? messages.within({ metres: locating.metres }) : '';
  return (
    <div className={classes.hint}>
      <span role="status">
        {locating.kind === 'locating' && messages.locating}
        <bdi dir="ltr">{written}</bdi>
        {written && accuracyText && ' · '}
        {accuracyText}
      </span>
      {locating.kind === 'failed' && (
        <span role="alert" className={styles.problem}>
          {messages.failed({ reason: messages[locating.reason] })}
        </span>
      )}
    </div>
  );
}

type LocateProblem = 'denied' | 'unavailable' | 'timeout';

type LocateState =
  | { readonly kind: 'idle' | 'locating' }
  | { readonly kind: 'found'; readonly metres: number }
  | { readonly kind: 'failed'; readonly reason: LocateProblem };

/** Maps error codes of the Geolocation API to kinds of errors. */
const problemByErrorCode: Readonly<Record<number, LocateProblem>> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' };

const TIMEOUT_MS = 20_000;

/**
 * Returns the state of the device's position and a function that requests the position. Works offline on devices with a
 * GPS receiver.
 */
function useDeviceLocation(onPoint: (point: GeoPoint) => void) {
  const [state, setState] = useState<LocateState>({ kind: 'idle' });
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  const locate = () => {
    if (!navigator.geolocation) return setState({ kind: 'failed', reason: 'unavailable' });
    setState({ kind: 'locating' });
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => {
        if (isGone.current) return;
        setState({ kind: 'found', metres: Math.max(1, Math.round(accuracy)) });
        onPoint({ latitude, longitude });
      },
      ({ code }) => !isGone.current && setState({ kind: 'failed', reason: problemByErrorCode[code] ?? 'unavailable' }),
      { enableHighAccuracy: true, timeout: TIMEOUT_MS, maximumAge: 0 },
    );
  };
  return { state, locate, forget: () => setState({ kind: 'idle' }) };
}
