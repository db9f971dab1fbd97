import { memberMessages } from '@tideform/i18n';

/** Texts of what an organization has bought in Microsoft's marketplace. */
export const marketplaceMessages = memberMessages({
  title: { en: 'Subscription', de: 'Abonnement' },
  back: { en: 'Back', de: 'Zurück' },
  loading: { en: 'Loading the subscription', de: 'Abonnement wird geladen' },
  activating: { en: 'Setting up your subscription', de: 'Ihr Abonnement wird eingerichtet' },
  again: { en: 'Try again', de: 'Noch einmal versuchen' },
  toTeams: { en: 'Go to your teams', de: 'Zu Ihren Teams wechseln' },
  failed: { en: 'Couldn’t set up the subscription', de: 'Das Abonnement konnte nicht eingerichtet werden' },
  /** By the server's refusal. */
  refusals: {
    'purchase-not-found': {
      en: 'This purchase wasn’t found. In the Azure portal or the Microsoft 365 admin center, open the subscription again and select “Configure account.”',
      de: 'Dieser Kauf wurde nicht gefunden. Öffnen Sie das Abonnement noch einmal im Azure-Portal oder im Microsoft 365 Admin Center, und wählen Sie „Konto konfigurieren“ aus.',
    },
    'other-organisation': {
      en: 'A different organization bought this subscription. Sign in with an account from that organization.',
      de: 'Dieses Abonnement wurde von einer anderen Organisation gekauft. Melden Sie sich mit einem Konto dieser Organisation an.',
    },
    'subscription-ended': {
      en: 'This subscription has ended.',
      de: 'Dieses Abonnement ist beendet.',
    },
    'unknown-plan': {
      en: 'This plan isn’t available on this server. Contact support.',
      de: 'Dieser Tarif ist auf diesem Server nicht verfügbar. Wenden Sie sich an den Support.',
    },
    'nothing-sold': {
      en: 'This server doesn’t sell subscriptions in the marketplace.',
      de: 'Für diesen Server werden im Marketplace keine Abonnements verkauft.',
    },
    unreachable: {
      en: 'The server didn’t respond. Check your connection and try again.',
      de: 'Der Server hat nicht geantwortet. Überprüfen Sie Ihre Verbindung, und versuchen Sie es noch einmal.',
    },
    'not-in-team': {
      en: 'You’re not a member of this team.',
      de: 'Sie sind nicht Mitglied dieses Teams.',
    },
    'team-has-subscription': {
      en: 'This team already has its own subscription. End that subscription first.',
      de: 'Dieses Team hat bereits ein eigenes Abonnement. Beenden Sie dieses zuerst.',
    },
    other: {
      en: 'An unknown error occurred, please try again',
      de: 'Ein unbekannter Fehler ist aufgetreten, bitte versuchen Sie es noch einmal',
    },
  },
  notFound: { en: 'This subscription wasn’t found', de: 'Dieses Abonnement wurde nicht gefunden' },
  notFoundText: {
    en: 'Only people in the organization that bought the subscription can see it.',
    de: 'Nur Personen der Organisation, die das Abonnement gekauft hat, können es sehen.',
  },
  statuses: {
    PendingFulfillmentStart: { en: 'Being set up', de: 'Wird eingerichtet' },
    Subscribed: { en: 'Active', de: 'Aktiv' },
    Suspended: { en: 'Suspended', de: 'Ausgesetzt' },
    Unsubscribed: { en: 'Ended', de: 'Beendet' },
  },
  suspendedText: {
    en: 'A payment is outstanding. Until it’s paid, usage and features may be limited to the free plan.',
    de: 'Eine Zahlung steht aus. Bis sie eingeht, können Umfang und Funktionen auf den Tarif Free beschränkt sein.',
  },
  plan: { en: 'Plan', de: 'Tarif' },
  seats: { en: 'Seats', de: 'Lizenzen' },
  forWhom: { en: 'Bought for', de: 'Gekauft für' },
  byWhom: { en: 'Bought by', de: 'Gekauft von' },
  team: { en: 'Team', de: 'Team' },
  noTeam: { en: 'No team yet', de: 'Noch kein Team' },
  everyTeam: { en: 'All teams in your organization', de: 'Alle Teams Ihrer Organisation' },
  unknownContact: { en: 'Unknown', de: 'Unbekannt' },
  assignTitle: { en: 'Assign to a team', de: 'Einem Team zuweisen' },
  assignText: {
    en: 'The team gets this plan immediately. If another team has it now, that team loses it.',
    de: 'Das Team erhält diesen Tarif sofort. Wenn ihn derzeit ein anderes Team hat, verliert es ihn.',
  },
  choose: { en: 'Choose a team', de: 'Team auswählen' },
  assign: { en: 'Assign', de: 'Zuweisen' },
  assigning: { en: 'Assigning…', de: 'Wird zugewiesen …' },
  assigned: { en: '{team} now has this plan', de: '{team} hat jetzt diesen Tarif' },
  noTeams: {
    en: 'You’re not in any teams in this organization.',
    de: 'Sie sind in keinem Team dieser Organisation.',
  },
  onlyOne: {
    en: 'Only {name} can assign this subscription to a team',
    de: 'Nur {name} kann dieses Abonnement einem Team zuweisen',
  },
  onlyTwo: {
    en: 'Only {first} and {second} can assign this subscription to a team',
    de: 'Nur {first} und {second} können dieses Abonnement einem Team zuweisen',
  },
  changedThere: {
    en: 'Change your plan and payment details in the Microsoft marketplace.',
    de: 'Tarif und Zahlungsdetails ändern Sie im Microsoft-Marketplace.',
  },
});
