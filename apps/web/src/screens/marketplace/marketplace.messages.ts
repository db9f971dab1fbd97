import { memberMessages } from '@tideform/i18n';

/** Texts of what an organisation has bought in Microsoft's marketplace. */
export const marketplaceMessages = memberMessages({
  title: { en: 'Subscription', de: 'Abonnement' },
  back: { en: 'Back', de: 'Zurück' },
  loading: { en: 'Loading the subscription', de: 'Abonnement wird geladen' },
  activating: { en: 'Setting up your subscription', de: 'Ihr Abonnement wird eingerichtet' },
  again: { en: 'Try again', de: 'Noch einmal versuchen' },
  toTeams: { en: 'To your teams', de: 'Zu Ihren Teams' },
  failed: { en: 'The subscription could not be set up', de: 'Das Abonnement konnte nicht eingerichtet werden' },
  /** By the server's refusal. */
  refusals: {
    'purchase-not-found': {
      en: 'This purchase was not found. Open the subscription in the Azure portal or in the Microsoft 365 admin center once more, and choose “Configure account” there.',
      de: 'Dieser Kauf wurde nicht gefunden. Öffnen Sie das Abonnement noch einmal im Azure-Portal oder im Microsoft 365 Admin Center, und wählen Sie dort „Konto konfigurieren“.',
    },
    'other-organisation': {
      en: 'Another organisation has bought this. Sign in with an account of that organisation.',
      de: 'Das hat eine andere Organisation gekauft. Melden Sie sich mit einem Konto dieser Organisation an.',
    },
    'subscription-ended': {
      en: 'This subscription has ended.',
      de: 'Dieses Abonnement ist beendet.',
    },
    'unknown-plan': {
      en: 'This plan is not known here. Please contact support.',
      de: 'Dieser Tarif ist hier nicht bekannt. Bitte wenden Sie sich an den Support.',
    },
    'nothing-sold': {
      en: 'Nothing is sold in the marketplace for this server.',
      de: 'Für diesen Server wird im Marketplace nichts verkauft.',
    },
    unreachable: {
      en: 'The server did not answer. Check the connection and try again.',
      de: 'Der Server hat nicht geantwortet. Prüfen Sie die Verbindung, und versuchen Sie es noch einmal.',
    },
    'not-in-team': {
      en: 'You are not in this team.',
      de: 'Sie sind nicht in diesem Team.',
    },
    'team-has-subscription': {
      en: 'This team has a subscription of its own already. End that one first.',
      de: 'Dieses Team hat schon ein eigenes Abonnement. Beenden Sie das zuerst.',
    },
    other: {
      en: 'An unknown error occurred, please try again',
      de: 'Ein unbekannter Fehler ist aufgetreten, bitte versuchen Sie es noch einmal',
    },
  },
  notFound: { en: 'This subscription was not found', de: 'Dieses Abonnement wurde nicht gefunden' },
  notFoundText: {
    en: 'It is shown to people of the organisation that has bought it.',
    de: 'Es wird den Personen der Organisation gezeigt, die es gekauft hat.',
  },
  statuses: {
    PendingFulfillmentStart: { en: 'Being set up', de: 'Wird eingerichtet' },
    Subscribed: { en: 'Active', de: 'Aktiv' },
    Suspended: { en: 'Suspended', de: 'Ausgesetzt' },
    Unsubscribed: { en: 'Ended', de: 'Beendet' },
  },
  suspendedText: {
    en: 'A payment is outstanding. Usage and features may be limited to the free plan until it is paid.',
    de: 'Eine Zahlung ist offen. Bis sie eingeht, können Umfang und Funktionen auf den Tarif Free beschränkt sein.',
  },
  plan: { en: 'Plan', de: 'Tarif' },
  seats: { en: 'Seats', de: 'Plätze' },
  forWhom: { en: 'Bought for', de: 'Gekauft für' },
  byWhom: { en: 'Bought by', de: 'Gekauft von' },
  team: { en: 'Team', de: 'Team' },
  noTeam: { en: 'No team yet', de: 'Noch kein Team' },
  everyTeam: { en: 'Every team of your organisation', de: 'Alle Teams Ihrer Organisation' },
  unknownContact: { en: 'Not named', de: 'Nicht genannt' },
  assignTitle: { en: 'Assign to a team', de: 'Einem Team geben' },
  assignText: {
    en: 'The team that you choose has this plan at once. A team that had it before has it no more.',
    de: 'Das gewählte Team hat diesen Tarif sofort. Ein Team, das ihn vorher hatte, hat ihn dann nicht mehr.',
  },
  choose: { en: 'Choose a team', de: 'Team wählen' },
  assign: { en: 'Assign', de: 'Zuweisen' },
  assigning: { en: 'Assigning', de: 'Wird zugewiesen' },
  assigned: { en: '{team} has this plan now', de: '{team} hat jetzt diesen Tarif' },
  noTeams: {
    en: 'You are in no team of this organisation.',
    de: 'Sie sind in keinem Team dieser Organisation.',
  },
  onlyOne: {
    en: 'Only {name} can assign this subscription to a team',
    de: 'Nur {name} kann dieses Abonnement einem Team geben',
  },
  onlyTwo: {
    en: 'Only {first} and {second} can assign this subscription to a team',
    de: 'Nur {first} und {second} können dieses Abonnement einem Team geben',
  },
  changedThere: {
    en: 'The plan and the payment are changed in Microsoft’s marketplace.',
    de: 'Tarif und Zahlung ändern Sie im Marketplace von Microsoft.',
  },
});
