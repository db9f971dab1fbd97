import {
  DocumentBulletList20Regular,
  DocumentTable20Regular,
  type FluentIcon,
  Form20Regular,
  List20Regular,
  PeopleTeam20Regular,
  Table20Regular,
} from '@fluentui/react-icons';
import { IconTile, type Tint } from '../../ui/IconTile.tsx';
import type { SourceKind } from './get-source-kind.ts';

const sourceIcons: Readonly<Record<SourceKind, readonly [FluentIcon, Tint]>> = {
  'sharepoint-list': [List20Regular, 'brand'],
  csv: [DocumentTable20Regular, 'steel'],
  json: [DocumentBulletList20Regular, 'marigold'],
  'excel-online': [Table20Regular, 'forest'],
  'form-submissions': [Form20Regular, 'cranberry'],
  'team-members': [PeopleTeam20Regular, 'blue'],
};

export function SourceIcon({ kind }: { readonly kind: SourceKind }) {
  const [Icon, tint] = sourceIcons[kind];
  return <IconTile size="small" icon={<Icon />} tint={tint} />;
}
