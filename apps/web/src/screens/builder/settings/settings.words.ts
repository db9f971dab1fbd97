export const words = {
  loading: 'Loading settings',
  tabs: 'Settings by topic',
  more: (count: number) => `${count} more`,
  moreLabel: 'More settings',
  editJson: 'Edit JSON',
  close: 'Close settings',
  noSettings: 'This component has no settings of its own.',
  unknown: (type: string) => `Tideform does not know the type ${type} yet`,
  unknownText: 'It is kept as it is and left out when people answer. You can edit its JSON.',
  reservedKey: 'The property name must not use reserved words.',
  sharedKey: 'Another component here has this name: the two share one answer.',
  json: {
    title: (name: string) => `Edit JSON: ${name}`,
    label: 'The component as JSON',
    hint: 'One component as form.io writes it. What is not known here is kept.',
    notOne: 'this is not one component.',
  },
} as const;
