import { memberMessages } from '@tideform/i18n';

/** Texts of a team's plans; in English the specification's where it has one, verbatim. */
export const plansMessages = memberMessages({
  title: { en: 'Plans', de: 'Tarife' },
  back: { en: 'Back', de: 'Zurück' },
  standings: {
    restricted: { en: 'Restricted', de: 'Gesperrt' },
    owing: { en: 'Payment outstanding', de: 'Zahlung offen' },
    late: { en: 'Past due', de: 'Überfällig' },
    trial: { en: 'Trial', de: 'Probe' },
    free: { en: 'Your plan', de: 'Ihr Tarif' },
    well: { en: 'Your plan', de: 'Ihr Tarif' },
  },
  period: { en: 'Paid', de: 'Zahlung' },
  periods: {
    monthly: { en: 'Monthly', de: 'Monatlich' },
    yearly: { en: 'Annual, 2 months free', de: 'Jährlich, 2 Monate frei' },
  },
  currency: { en: 'Currency', de: 'Währung' },
  aYear: { en: 'a year', de: 'im Jahr' },
  aMonth: { en: 'a month', de: 'im Monat' },
  forTrying: { en: 'For trying it out', de: 'Zum Ausprobieren' },
  aMonthByYear: { en: '{price} a month, paid once a year', de: '{price} im Monat, einmal im Jahr gezahlt' },
  aMonthByMonth: { en: 'Paid each month', de: 'Jeden Monat gezahlt' },
  users: {
    en: '{limit, plural, one {# user} other {# users}}',
    de: '{limit, plural, one {# Person} other {# Personen}}',
  },
  submissions: {
    en: '{limit, plural, one {# submission a month} other {# submissions a month}}',
    de: '{limit, plural, one {# Einsendung im Monat} other {# Einsendungen im Monat}}',
  },
  anyUsers: { en: 'Unlimited users', de: 'Beliebig viele Personen' },
  anySubmissions: { en: 'Unlimited submissions', de: 'Beliebig viele Einsendungen' },
  includes: {
    fields: { en: 'All field types', de: 'Alle Arten von Feldern' },
    offline: { en: 'Offline on every device', de: 'Offline auf jedem Gerät' },
    pdf: { en: 'PDF of each submission', de: 'PDF jeder Einsendung' },
    share: { en: 'Share links and QR codes', de: 'Freigabe-Links und QR-Codes' },
    free: { en: 'All of Free', de: 'Alles aus Free' },
    paid1: { en: 'All of Pro', de: 'Alles aus Pro' },
    pdf_templates: { en: 'PDF templates', de: 'PDF-Vorlagen' },
    custom_css: { en: 'Custom CSS', de: 'Eigenes CSS' },
    submission_number: { en: 'Submission number', de: 'Nummer der Einsendung' },
    kiosk: { en: 'Kiosk mode', de: 'Kioskmodus' },
    preview_data_sources: { en: 'Preview environment for data', de: 'Vorschau-Umgebung für Daten' },
  },
  subscribe: { en: 'Subscribe', de: 'Abonnieren' },
  trial: { en: 'Request trial', de: 'Probe anfragen' },
  update: { en: 'Update Subscription', de: 'Abonnement ändern' },
  ends: { en: 'Ends your plan', de: 'Beendet Ihren Tarif' },
  busy: { en: 'Changing the plan', de: 'Tarif wird geändert' },
  usedUsers: {
    en: '{used, plural, one {# person was} other {# people were}} active this month',
    de: '{used, plural, one {# Person war} other {# Personen waren}} in diesem Monat aktiv',
  },
  usedSubmissions: {
    en: '{used, plural, one {# submission} other {# submissions}} this month',
    de: '{used, plural, one {# Einsendung} other {# Einsendungen}} in diesem Monat',
  },
  enterpriseText: {
    en: 'Every feature, for as many people and submissions as you need.',
    de: 'Alle Funktionen, für beliebig viele Personen und Einsendungen.',
  },
  enterpriseAsk: {
    en: 'Need one contract for all teams, or custom terms?',
    de: 'Ein Vertrag für alle Teams oder individuelle Bedingungen?',
  },
  contactUs: { en: 'contact us for enterprise', de: 'Fragen Sie uns nach Enterprise' },
  askOperator: {
    en: 'Ask the operator of this server about Enterprise.',
    de: 'Fragen Sie den Betreiber dieses Servers nach Enterprise.',
  },
  /** Of the plan that a link to the plans asked for. */
  selected: { en: 'Your selection', de: 'Ihre Auswahl' },
  view: { en: 'View Subscription', de: 'Abonnement ansehen' },
  soldElsewhere: {
    en: 'Plans are bought in Microsoft’s marketplace. Who buys one there gives it to a team here.',
    de: 'Tarife kauft man im Marketplace von Microsoft. Wer dort einen kauft, gibt ihn hier einem Team.',
  },
  arriving: {
    en: 'Thank you. The plan will be here in a moment.',
    de: 'Vielen Dank. Der Tarif ist gleich hier.',
  },
  slow: {
    en: 'This takes longer than usual. You can go on working: the plan comes by itself.',
    de: 'Das dauert länger als sonst. Sie können weiterarbeiten: Der Tarif kommt von selbst.',
  },
  clickAgain: {
    en: 'Please click again if the window did not open',
    de: 'Bitte klicken Sie noch einmal, wenn sich kein Fenster geöffnet hat',
  },
  purchaseErrors: {
    notAuthorized: {
      en: 'Not Authorized: Please contact the subscription owner or a team owner',
      de: 'Nicht berechtigt: Bitte wenden Sie sich an die Person, die das Abonnement hat, oder an eine Besitzerin oder einen Besitzer des Teams',
    },
    trialUsed: {
      en: 'This team has had its trial. It can subscribe.',
      de: 'Dieses Team hatte seine Probe schon. Es kann abonnieren.',
    },
    boughtElsewhere: {
      en: 'This team has a plan from Microsoft’s marketplace. It is changed there.',
      de: 'Dieses Team hat einen Tarif aus dem Marketplace von Microsoft. Er wird dort geändert.',
    },
    unknown: {
      en: 'An unknown error occurred, please try again',
      de: 'Ein unbekannter Fehler ist aufgetreten, bitte versuchen Sie es noch einmal',
    },
  },
  nobodySells: {
    en: 'Nobody sells subscriptions on this server: every team has everything.',
    de: 'Auf diesem Server werden keine Abonnements verkauft: Jedes Team hat alles.',
  },
  onlyOwners: {
    en: 'Only {name} and team owners are able to update the subscription for this team',
    de: 'Nur {name} und die Besitzer des Teams können das Abonnement dieses Teams ändern',
  },
  onlyOwnersAlone: {
    en: 'Only team owners are able to update the subscription for this team',
    de: 'Nur die Besitzer des Teams können das Abonnement dieses Teams ändern',
  },
  onlyPayer: { en: 'Only {name} can update the subscription', de: 'Nur {name} kann das Abonnement ändern' },
  restricted: {
    en: 'This team is restricted until its subscription is upgraded.',
    de: 'Dieses Team ist gesperrt, bis sein Abonnement erweitert ist.',
  },
  restrictedText: {
    en: 'Forms and submissions are not shown. What waits on a device is still sent, and can be exported.',
    de: 'Formulare und Einsendungen werden nicht gezeigt. Was auf einem Gerät wartet, wird noch gesendet und kann exportiert werden.',
  },
  /** Where there is no more to be bought: who runs the server has said so. */
  restrictedHere: {
    en: 'This team is restricted. Ask your server’s administrator.',
    de: 'Dieses Team ist gesperrt. Wenden Sie sich an die Administration dieses Servers.',
  },
  toDevice: { en: 'On this device', de: 'Auf diesem Gerät' },
  unknown: {
    en: 'The plan of this team is not known here yet',
    de: 'Der Tarif dieses Teams ist hier noch nicht bekannt',
  },
  unknownText: {
    en: 'It is asked for as soon as you are online.',
    de: 'Er wird abgefragt, sobald Sie online sind.',
  },
  loading: { en: 'Loading plans', de: 'Tarife werden geladen' },
  play: {
    title: { en: 'Demonstration: play a plan', de: 'Demonstration: einen Tarif durchspielen' },
    text: {
      en: 'Nothing is sold here. Choose what this team should have, and look at what it shows and locks.',
      de: 'Hier wird nichts verkauft. Wählen Sie, was dieses Team haben soll, und sehen Sie, was es zeigt und sperrt.',
    },
    plan: { en: 'Plan', de: 'Tarif' },
    status: { en: 'Status', de: 'Status' },
    statuses: {
      active: { en: 'Active', de: 'Aktiv' },
      trial: { en: 'Trial', de: 'Probe' },
      past_due: { en: 'Past due', de: 'Überfällig' },
      overdue: { en: 'Overdue', de: 'Lange überfällig' },
      incomplete: { en: 'Incomplete', de: 'Unvollständig' },
      paused: { en: 'Paused', de: 'Angehalten' },
    },
    restricted: { en: 'Restricted', de: 'Gesperrt' },
  },
});
