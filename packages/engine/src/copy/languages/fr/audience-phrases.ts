import { type Phrasebook } from '../phrasebook.ts'

/** French phrases for the occasions of an audience, by the setting a product is used in. They name moments, never people. */
export const frenchAudience: Phrasebook['audience'] = {
  students: {
    any: [
      ['Entre deux amphis', 'Longues journées, petites pauses. Emportez {the}.'],
      ['Après le dernier cours', 'Le bus, la pluie, les copains. Et {the}.'],
    ],
    home: [
      ['Neuf mètres carrés', 'Un poster, une plante, et {the}. C’est déjà un chez-soi.'],
      ['La première chambre', 'Les cartons d’abord, les voisins ensuite. Puis {the}.'],
    ],
    kitchen: [['La cuisine partagée', 'En coloc, tout se prête. Cachez bien {the}.']],
    desk: [['La veille du partiel', 'La lampe allumée, le café refroidi, et {the}.']],
  },
  'young-professionals': {
    any: [
      ['Du lundi au dimanche', 'Le bureau, les amis, le marché. Trouvez du temps pour {the}.'],
      ['Les journées filent', 'Il reste bien un moment. Gardez-le pour {the}.'],
    ],
    home: [['Le premier vrai chez-soi', 'Un carton n’est pas une table. Installez {the}.']],
    kitchen: [['Dîner après le bureau', 'Amis à huit heures, cuisine à sept. Sortez {the}.']],
    wear: [['Du bureau au dîner', 'Pas le temps de repasser chez soi ? Gardez {the}.']],
  },
  'new-homeowners': {
    any: [
      ['Les clés en main', 'La porte s’ouvre, ça résonne un peu. Ajoutez {the}.'],
      ['C’est chez vous', 'Remplissez la maison sans hâte. Commencez par {the}.'],
    ],
    home: [['Les clés en main', 'Des murs nus, de grandes idées. Commencez par {the}.']],
    kitchen: [['Premier dîner chez soi', 'Des cartons dans l’entrée, un plat sur la table, et {the}.']],
    wear: [['Jour de peinture, puis fête', 'Il y a une maison à arroser. Mettez {the}.']],
  },
  families: {
    any: [
      ['Du petit-déj au coucher', 'Ça passe à toute allure. Faites une place {toThe}.'],
      ['Les jours bien remplis', 'Un lacet, un goûter, un doudou perdu. Et {the}.'],
    ],
    home: [['Une maison pleine de bruit', 'Cabanes, devoirs, film du vendredi. Au milieu : {the}.']],
    kitchen: [['Tout le monde à table', 'Passez le pain, poussez-vous un peu, sortez {the}.']],
    wear: [['De l’école au dîner', 'La journée a plusieurs actes. Gardez {the}.']],
    out: [['Le dimanche, tous dehors', 'Le pique-nique, le ballon, et {the}.']],
  },
  moving: {
    any: [
      ['À la prochaine adresse', 'Des cartons, des clés, un café. Puis {the}.'],
      ['Départ léger', 'Laissez deux ou trois choses derrière. Emportez {the}.'],
    ],
    home: [['À la prochaine adresse', 'Mesurez les murs d’abord. Puis trouvez une place {toThe}.']],
    kitchen: [['Le carton à ouvrir d’abord', 'Écrivez « cuisine » en gros. Sur le dessus : {the}.']],
  },
  professionals: {
    any: [
      ['Le dernier onglet fermé', 'Dix-huit heures, écran noir. C’est l’heure {ofThe}.'],
      ['Les heures d’après', 'L’agenda est clos. Voici {the}.'],
    ],
    home: [
      ['La porte, enfin', 'Les chaussures, le manteau, l’agenda : par terre. Retrouvez {the}.'],
      ['L’écran est fermé', 'Dernier appel, chaussettes sur le canapé. Et {the}.'],
    ],
    kitchen: [
      ['Après la dernière réunion', 'Fermez l’écran, ouvrez la fenêtre. Et sortez {the}.'],
      ['La cuisine, pas les mails', 'Boîte de réception close, bouilloire en route. Prenez {the}.'],
    ],
    wear: [
      ['Réunion à neuf heures', 'Une table à vingt heures, et rien entre les deux. Portez {the}.'],
      ['Agenda plein, tenue simple', 'Une décision de moins ce matin. Mettez {the}.'],
    ],
    desk: [
      ['Le bureau, en ordre', 'On y passe des heures. Ajoutez-y {the}.'],
      ['Télétravail, jour trois', 'Porte fermée, micro coupé, café chaud. Et {the}.'],
    ],
    out: [
      ['Message d’absence activé', 'On répondra lundi. Emportez {the}.'],
      ['Dix-huit heures, dehors', 'Fermez l’écran, ouvrez la porte, prenez {the}.'],
    ],
    care: [
      ['Avant le premier appel', 'Une minute lente, face au miroir. Avec {the}.'],
      ['Après la longue journée', 'On se déconnecte, on souffle. Et on prend {the}.'],
    ],
    play: [['Soirée libre ?', 'Le téléphone en silence, les voisins aussi. Sortez {the}.']],
  },
  urban: {
    any: [['La ville, à toute heure', 'Escaliers, métro, foule : emportez {the}.']],
    home: [['Chaque mètre compte', 'Un coin de fenêtre, un bout de mur. Installez-y {the}.']],
    kitchen: [['Petite cuisine, grand appétit', 'Deux plaques, un rebord, et {the}.']],
    wear: [['Terrasses et derniers métros', 'Le trottoir est long, la nuit aussi. Mettez {the}.']],
    care: [['La ville à la porte', 'Rincez le bruit de la journée. Avec {the}.']],
    out: [['Par les petites rues', 'Laissez le boulevard aux pressés. Emportez {the}.']],
  },
  suburban: {
    any: [['Le week-end, tout près', 'La porte du fond ouverte, rien de prévu. Et {the}.']],
    home: [['La maison, un dimanche', 'Personne ne court, la tondeuse se tait. Retrouvez {the}.']],
    kitchen: [['Les voisins passent', 'On ajoute deux chaises. Sortez {the}.']],
    wear: [['Le tour du quartier', 'La poste, le parc, la boulangerie. Avec {the}.']],
  },
  rural: {
    any: [['Un peu plus de ciel', 'Un peu moins de hâte, et {the}.']],
    home: [['Une maison à la campagne', 'Du vent dehors, du bois dedans. Faites entrer {the}.']],
    kitchen: [['La grande table', 'Un long déjeuner, des mouches, des rires, et {the}.']],
    wear: [['Par les chemins creux', 'Là où le bitume s’arrête. Avec {the}.']],
    out: [['Où la route s’arrête', 'Allez un peu plus loin. Emportez {the}.']],
  },
  'affordable-stylish': {
    any: [
      ['Du style, sans chichis', 'Rien d’appuyé, rien de trop. Juste {the}.'],
      ['Joli, même un mardi', 'Pas besoin d’occasion. Seulement {the}.'],
    ],
    home: [['Un intérieur sans chichis', 'Rien d’appuyé, rien de trop. Juste {the}.']],
    wear: [['Du style, sans y penser', 'Un jean, une chemise, et {the}.']],
  },
  luxury: { any: [['Peu de choses, bien choisies', 'On prend le temps. On s’arrête devant {the}.']] },
  modern: {
    any: [['Une ligne, rien de trop', 'Un mur blanc, du vide autour. Et {the}.']],
    home: [['Murs clairs, lignes nettes', 'De l’espace, du silence, et {the}.']],
  },
  vintage: {
    any: [['Un air de brocante', 'À côté de ce que vous aimez déjà, posez {the}.']],
    home: [['Chiné, hérité, gardé', 'La table de grand-mère, la chaise du marché, et {the}.']],
  },
  diy: { any: [['Le prochain chantier', 'Retroussez les manches. Et prenez {the}.']] },
  decorating: {
    any: [
      ['La pièce que vous imaginez', 'Les couleurs sont là, il reste {the}.'],
      ['Du carnet au mur', 'L’idée est épinglée. Posez maintenant {the}.'],
    ],
  },
  furnishing: { any: [['Une pièce après l’autre', 'Une maison se remplit sans courir. Ensuite : {the}.']] },
  her: { any: [['Sur sa liste d’envies', 'Un anniversaire, un merci, sans raison : {the}.']] },
  him: { any: [['Dans sa liste d’envies', 'Un anniversaire, un merci, sans raison : {the}.']] },
  young: { any: [['À partager sur le groupe', 'Envoyez {the}, voyez qui répond en premier.']] },
  seasoned: { any: [['Choisir sans se presser', 'Comparer, dormir dessus, revenir. Puis dire oui {toThe}.']] },
  everyone: {
    any: [
      ['Pour vous, ou en cadeau ?', 'Deux régleraient la question. Commencez par {the}.'],
      ['Un anniversaire approche', 'Un nom vous est venu tout de suite. Offrez {the}.'],
    ],
    home: [
      ['Dimanche, rien de prévu', 'Rideaux à demi tirés, journal par terre, et {the}.'],
      ['Les volets encore fermés', 'Un rayon passe quand même, droit sur {the}.'],
    ],
    kitchen: [
      ['Radio allumée, four chaud', 'La fenêtre est ouverte. Au milieu de tout ça : {the}.'],
      ['Ça mijote, ça bavarde', 'Quelqu’un goûte avec les doigts. Juste à côté : {the}.'],
    ],
    work: [
      ['Quand tout le monde dort', 'Une lampe, une tisane, du silence. Ouvrez {the}.'],
      ['La pluie à la fenêtre', 'L’écran est allumé, rien ne presse. Essayez {the}.'],
    ],
    wear: [
      ['La poste, puis le détour', 'Le pain, la rivière, le kiosque. Avec {the}.'],
      ['Un banc en plein soleil', 'Le café est long, la rue aussi. Portez {the}.'],
    ],
    out: [
      ['Un week-end à vous', 'Au bout du monde ou du chemin, emportez {the}.'],
      ['Samedi, six heures', 'La ville dort, le coffre est plein. Emportez {the}.'],
    ],
  },
}
