import { memberMessages } from '@tideform/i18n';

/** Texts about subscriptions from Microsoft's marketplace. */
export const marketplaceMessages = memberMessages({
  title: { en: 'Subscription', de: 'Abonnement', fr: 'Abonnement' },
  back: { en: 'Back', de: 'Zurück', fr: 'Retour' },
  loading: { en: 'Loading the subscription', de: 'Abonnement wird geladen', fr: 'Chargement de l’abonnement' },
  activating: {
    en: 'Setting up your subscription',
    de: 'Ihr Abonnement wird eingerichtet',
    fr: 'Configuration de votre abonnement',
  },
  again: { en: 'Try again', de: 'Noch einmal versuchen', fr: 'Réessayer' },
  toTeams: { en: 'Go to your teams', de: 'Zu Ihren Teams wechseln', fr: 'Accéder à vos équipes' },
  failed: {
    en: 'Couldn’t set up the subscription',
    de: 'Das Abonnement konnte nicht eingerichtet werden',
    fr: 'Impossible de configurer l’abonnement',
  },
  /** Keyed by the server's refusal. */
  refusals: {
    'purchase-not-found': {
      en: 'This purchase wasn’t found. In the Azure portal or the Microsoft 365 admin center, open the subscription again and select “Configure account.”',
      de: 'Dieser Kauf wurde nicht gefunden. Öffnen Sie das Abonnement noch einmal im Azure-Portal oder im Microsoft 365 Admin Center, und wählen Sie „Konto konfigurieren“ aus.',
      fr: 'Cet achat est introuvable. Dans le portail Azure ou le Centre d’administration Microsoft 365, rouvrez l’abonnement et sélectionnez « Configurer le compte ».',
    },
    'other-organisation': {
      en: 'A different organization bought this subscription. Sign in with an account from that organization.',
      de: 'Dieses Abonnement wurde von einer anderen Organisation gekauft. Melden Sie sich mit einem Konto dieser Organisation an.',
      fr: 'Cet abonnement a été acheté par une autre organisation. Connectez-vous avec un compte de cette organisation.',
    },
    'subscription-ended': {
      en: 'This subscription has ended.',
      de: 'Dieses Abonnement ist beendet.',
      fr: 'Cet abonnement a pris fin.',
    },
    'unknown-plan': {
      en: 'This plan isn’t available on this server. Contact support.',
      de: 'Dieser Tarif ist auf diesem Server nicht verfügbar. Wenden Sie sich an den Support.',
      fr: 'Ce forfait n’est pas disponible sur ce serveur. Contactez le support.',
    },
    'nothing-sold': {
      en: 'This server doesn’t sell subscriptions in the marketplace.',
      de: 'Für diesen Server werden im Marketplace keine Abonnements verkauft.',
      fr: 'Ce serveur ne vend pas d’abonnements sur la place de marché.',
    },
    unreachable: {
      en: 'The server didn’t respond. Check your connection and try again.',
      de: 'Der Server hat nicht geantwortet. Überprüfen Sie Ihre Verbindung, und versuchen Sie es noch einmal.',
      fr: 'Le serveur n’a pas répondu. Vérifiez votre connexion, puis réessayez.',
    },
    'not-in-team': {
      en: 'You’re not a member of this team.',
      de: 'Sie sind nicht Mitglied dieses Teams.',
      fr: 'Vous n’êtes pas membre de cette équipe.',
    },
    'team-has-subscription': {
      en: 'This team already has its own subscription. End that subscription first.',
      de: 'Dieses Team hat bereits ein eigenes Abonnement. Beenden Sie dieses zuerst.',
      fr: 'Cette équipe dispose déjà de son propre abonnement. Mettez d’abord fin à cet abonnement.',
    },
    other: {
      en: 'An unknown error occurred, please try again',
      de: 'Ein unbekannter Fehler ist aufgetreten, bitte versuchen Sie es noch einmal',
      fr: 'Une erreur inconnue s’est produite. Réessayez.',
    },
  },
  notFound: {
    en: 'This subscription wasn’t found',
    de: 'Dieses Abonnement wurde nicht gefunden',
    fr: 'Cet abonnement est introuvable',
  },
  notFoundText: {
    en: 'Only people in the organization that bought the subscription can see it.',
    de: 'Nur Personen der Organisation, die das Abonnement gekauft hat, können es sehen.',
    fr: 'Seules les personnes de l’organisation qui a acheté l’abonnement peuvent le voir.',
  },
  statuses: {
    PendingFulfillmentStart: { en: 'Being set up', de: 'Wird eingerichtet', fr: 'En cours de configuration' },
    Subscribed: { en: 'Active', de: 'Aktiv', fr: 'Actif' },
    Suspended: { en: 'Suspended', de: 'Ausgesetzt', fr: 'Suspendu' },
    Unsubscribed: { en: 'Ended', de: 'Beendet', fr: 'Terminé' },
  },
  suspendedText: {
    en: 'A payment is outstanding. Until it’s paid, usage and features may be limited to the free plan.',
    de: 'Eine Zahlung steht aus. Bis sie eingeht, können Umfang und Funktionen auf den Tarif Free beschränkt sein.',
    fr: 'Un paiement est dû. Tant qu’il n’est pas réglé, l’utilisation et les fonctionnalités peuvent être limitées à celles du forfait gratuit.',
  },
  plan: { en: 'Plan', de: 'Tarif', fr: 'Forfait' },
  seats: { en: 'Seats', de: 'Lizenzen', fr: 'Licences' },
  forWhom: { en: 'Bought for', de: 'Gekauft für', fr: 'Acheté pour' },
  byWhom: { en: 'Bought by', de: 'Gekauft von', fr: 'Acheté par' },
  team: { en: 'Team', de: 'Team', fr: 'Équipe' },
  noTeam: { en: 'No team yet', de: 'Noch kein Team', fr: 'Aucune équipe pour l’instant' },
  everyTeam: {
    en: 'All teams in your organization',
    de: 'Alle Teams Ihrer Organisation',
    fr: 'Toutes les équipes de votre organisation',
  },
  unknownContact: { en: 'Unknown', de: 'Unbekannt', fr: 'Inconnu' },
  assignTitle: { en: 'Assign to a team', de: 'Einem Team zuweisen', fr: 'Attribuer à une équipe' },
  assignText: {
    en: 'The team gets this plan immediately. If another team has it now, that team loses it.',
    de: 'Das Team erhält diesen Tarif sofort. Wenn ihn derzeit ein anderes Team hat, verliert es ihn.',
    fr: 'L’équipe bénéficie immédiatement de ce forfait. Si une autre équipe en dispose actuellement, elle le perd.',
  },
  choose: { en: 'Choose a team', de: 'Team auswählen', fr: 'Choisir une équipe' },
  assign: { en: 'Assign', de: 'Zuweisen', fr: 'Attribuer' },
  assigning: { en: 'Assigning…', de: 'Wird zugewiesen …', fr: 'Attribution…' },
  assigned: {
    en: '{team} now has this plan',
    de: '{team} hat jetzt diesen Tarif',
    fr: '{team} dispose maintenant de ce forfait',
  },
  noTeams: {
    en: 'You’re not in any teams in this organization.',
    de: 'Sie sind in keinem Team dieser Organisation.',
    fr: 'Vous ne faites partie d’aucune équipe dans cette organisation.',
  },
  onlyOne: {
    en: 'Only {name} can assign this subscription to a team',
    de: 'Nur {name} kann dieses Abonnement einem Team zuweisen',
    fr: '{name} est la seule personne à pouvoir attribuer cet abonnement à une équipe',
  },
  onlyTwo: {
    en: 'Only {first} and {second} can assign this subscription to a team',
    de: 'Nur {first} und {second} können dieses Abonnement einem Team zuweisen',
    fr: '{first} et {second} sont les seules personnes à pouvoir attribuer cet abonnement à une équipe',
  },
  changedThere: {
    en: 'Change your plan and payment details in Microsoft Marketplace.',
    de: 'Tarif und Zahlungsdetails ändern Sie im Microsoft-Marketplace.',
    fr: 'Modifiez votre forfait et vos informations de paiement sur la place de marché Microsoft.',
  },
});
