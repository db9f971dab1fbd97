export const words = {
  product: 'Tideform',
  teams: 'Teams',
  loadingTeams: 'Loading teams',
  openTeams: 'Open teams',
  closeTeams: 'Close teams',
  collapse: 'Collapse',
  expand: 'Expand sidebar',
  screens: 'Screens',
  forms: 'Forms',
  responses: 'Responses',
  searchForms: 'Search forms',
  skip: 'Skip to content',
  nothingAt: (path: string) => `There is nothing at ${path}. These are your teams.`,
  account: 'Account',
  theme: 'Theme',
  themes: { auto: 'Auto', light: 'Light', dark: 'Dark' },
  changeAccount: 'Change Account',
  onThisDevice: 'On this device',
  signOut: 'Sign out',
  unsent: {
    title: (count: number) => `${count} response(s) are not sent yet`,
    text: (account: string) =>
      `They stay on this device and are sent once ${account} signs in here again; no other account sees or sends them. To take them elsewhere, export them first.`,
    cancel: 'Cancel',
    export: 'Export them',
  },
  lost: {
    text: (count: number) =>
      `The browser has deleted the data of this site. ${count} response(s) that were not sent are lost, unless you have exported them.`,
    dismiss: 'Dismiss',
  },
  risks: {
    forgetful:
      'This browser keeps nothing once it is closed: the window is private, or its settings say so. Submit what you fill in before you close it, or use another window.',
    safariTab:
      'This browser deletes the data of sites that are not used for seven days. Add Tideform to your home screen or your Dock, or send what waits here soon.',
  },
  clock: {
    ahead: (span: string) =>
      `The clock of this device is ${span} ahead. Please set it: dates and times of what you fill in come from it.`,
    behind: (span: string) =>
      `The clock of this device is ${span} behind. Please set it: dates and times of what you fill in come from it.`,
  },
  syncErrors: 'Sync Errors',
  syncErrorsHelp: 'Some of your data could not be synced. Forward these errors to your administrator or to support.',
  close: 'Close',
  tryAgain: 'Try Again',
  copy: 'Copy details',
  syncing: 'Syncing…',
  syncNow: 'Sync now',
  signIn: 'Sign in again',
  uploading: 'Uploading Submission',
  keepOpen: 'Please keep the app open',
  uploaded: 'Submission uploaded',
  teamsMissing: 'Not on this device yet',
  teamsMissingText: 'Your list of teams did not get through.',
  noTeams: 'No Teams Found',
  noTeamsText: 'This account is in no team yet. Ask a team owner to add you, or use another account.',
  noTeamsOffline: 'You are offline and no team is on this device yet.',
} as const;
