import { type GroupPhrases } from '../phrasebook.ts'

/** French phrases for what people wear, carry and care with. */
export const wornPhrases = {
  bag: {
    benefit: [
      ['Clés, livre, parapluie', 'On part pour l’heure ou pour la semaine. Fermez {the}.'],
      ['On part ?', 'Le train est à midi, la porte à deux pas. Attrapez {the}.'],
      ['Tout y est', 'Même le roman qu’on n’ouvrira pas. Glissez-le dans {the}.'],
    ],
    problem: [
      ['Où sont ces clés ?', 'Troisième étage, minuterie éteinte, bras chargés. Voici {the}.'],
      ['Bagages à minuit, encore ?', 'Ça arrive dans toutes les familles. Ouvrez {the}.'],
    ],
    question: [
      ['Prochaine destination ?', 'Bureau, gare, bord de mer. Emportez {the}.'],
      ['Vous emportez quoi ?', 'Un déjeuner, un pull, un carnet. Et dessous : {the}.'],
    ],
    howTo: [
      ['Voyager léger', 'Tout étaler, en reposer la moitié, fermer {the}.'],
      ['Partir sans oublier', 'Une liste, un tour des pièces, et {the} devant la porte.'],
    ],
  },
  footwear: {
    benefit: [
      ['Un arrêt plus tôt, à pied', 'Descendez avant, traversez le parc. Avec {the}.'],
      ['Près de la porte', 'Le manteau, les clés, {the}. Dehors.'],
      ['Le chemin des écoliers', 'Rien ne presse, la boulangerie attendra. Enfilez {the}.'],
    ],
    problem: [
      ['Encore les mêmes aux pieds ?', 'Elles ont fait leurs kilomètres. À côté, posez {the}.'],
      ['Pieds nus devant la glace ?', 'La tenue est là, il manque le bas. Enfilez {the}.'],
    ],
    question: [
      ['On y va à pied ?', 'Au coin de la rue ou au bout de la ville, avec {the}.'],
      ['Et aux pieds ?', 'Certaines tenues partent du sol. Partez {ofThe}.'],
    ],
    howTo: [
      ['Marcher davantage', 'Partir tôt, faire un détour, porter {the}.'],
      ['Choisir par le bas', 'Les pieds d’abord, le reste suit. Sortez {the}.'],
    ],
  },
  clothing: {
    benefit: [
      ['Premier cintre à gauche', 'La main le connaît dans le noir. Accrochez-y {the}.'],
      ['En trois minutes, dehors', 'Un café, un coup d’œil au ciel, {the}. La porte.'],
      ['À votre façon', 'Pour traîner ou pour sortir, portez {the}.'],
    ],
    problem: [
      ['Armoire pleine, rien à mettre ?', 'Une pièce peut réveiller les autres. Essayez {the}.'],
      ['Comme hier, encore ?', 'Donnez un peu de compagnie au reste. Ajoutez {the}.'],
    ],
    question: [
      ['On met quoi ce matin ?', 'Pas la même chose qu’hier. Enfilez {the}.'],
      ['Avec quoi, d’après vous ?', 'Des bottines, un jean, un grand sac. Au centre : {the}.'],
    ],
    howTo: [
      ['Composer une tenue', 'Une pièce, deux choses qu’on a déjà. Commencez par {the}.'],
      ['Dix fois, dix façons', 'Retrousser, nouer, superposer. Et ressortir {the}.'],
    ],
  },
  sportswear: {
    benefit: [
      ['Lacets faits, on sort', 'Le plus dur est derrière la porte. Enfilez {the}.'],
      ['Sept heures, parc vide', 'Trois merles, un banc, et vous. Avec {the}.'],
      ['Bougez comme ça vous plaît', 'Vite, doucement ou pour rire. Mettez {the}.'],
    ],
    problem: [
      ['Envie en panne ?', 'Préparez {the} ce soir. Demain fera le reste.'],
      ['Un sac de sport fatigué ?', 'Videz-le, aérez-le, puis glissez-y {the}.'],
    ],
    question: [
      ['Courir, rouler ou danser ?', 'L’important est de sortir. Mettez {the}.'],
      ['Plutôt matin ou soir ?', 'À votre heure. Laissez {the} près de la porte.'],
    ],
    howTo: [
      ['Tenir une habitude', 'Même heure, même banc, et {the} sur la chaise la veille.'],
      ['Passer la porte', 'S’habiller d’abord, décider après. Commencez par {the}.'],
    ],
  },
  jewelry: {
    benefit: [
      ['Du lundi à la noce', 'Au bureau comme sur la piste, gardez {the}.'],
      ['Le détail qu’on remarque', 'Une chemise simple, les cheveux relevés, et {the}.'],
      ['Un éclat au passage', 'La lumière fait le reste. Portez {the}.'],
    ],
    problem: [
      ['La tenue manque d’un rien ?', 'Souvent, c’est tout petit. Mettez {the}.'],
      ['En panne de cadeau ?', 'Une chose à porter, une chose à garder : {the}.'],
    ],
    question: [
      ['À offrir ou à garder ?', 'Vous avez jusqu’au ruban pour hésiter. Voici {the}.'],
      ['Avec ou sans le reste ?', 'Mêlez, superposez, ou ne portez que {the}.'],
    ],
    howTo: [
      ['En porter moins', 'Enlever deux choses, en garder une : {the}.'],
      ['Marquer une date', 'Un mot écrit à la main, un ruban, et {the}.'],
    ],
  },
  skincare: {
    benefit: [
      ['Deux minutes, porte fermée', 'Pas d’écran, pas de hâte. Le miroir et {the}.'],
      ['Un geste, matin et soir', 'Avant le monde, après le monde : {the}.'],
      ['Le rituel du soir', 'Les cheveux relevés, l’eau tiède, puis {the}.'],
    ],
    problem: [
      ['Trop de flacons ?', 'Videz l’étagère, gardez-en trois. Dont {the}.'],
      ['Toujours en retard ?', 'Reprenez deux minutes au miroir. Avec {the}.'],
    ],
    question: [
      ['Plutôt matin ou soir ?', 'Avant le café ou après le film. Faites une place {toThe}.'],
      ['Quoi sur l’étagère ?', 'Gardez ce que vous finissez. Ajoutez {the}.'],
    ],
    howTo: [
      ['Une routine toute simple', 'De l’eau, une serviette, {the}. C’est tout.'],
      ['Prendre le pli', 'Même heure, même miroir, un seul geste : {the}.'],
    ],
  },
  soap: {
    benefit: [
      ['La journée s’en va à l’eau', 'Ouvrez le robinet, fermez les yeux. Et prenez {the}.'],
      ['Dix fois par jour', 'L’eau, les mains, une respiration. Au bord : {the}.'],
      ['Chantez sous la douche', 'Personne n’écoute, ou presque. Prenez {the}.'],
    ],
    problem: [
      ['Un bord de lavabo triste ?', 'Il suffit d’un objet. Posez-y {the}.'],
      ['Matins à la chaîne ?', 'Trois minutes d’eau chaude, pour souffler. Avec {the}.'],
    ],
    question: [
      ['Lavabo, douche ou bain ?', 'Tout dépend de l’heure. Gardez {the} à portée.'],
      ['Qui a fini le dernier ?', 'On ne dénonce personne. On sort {the}.'],
    ],
    howTo: [
      ['Se réveiller pour de bon', 'Eau tiède, eau fraîche, et {the}.'],
      ['Changer un seul geste', 'Cette semaine, au bord du lavabo : {the}.'],
    ],
  },
  hair: {
    benefit: [
      ['Un coup de peigne, et zou', 'Moins de miroir, plus de trottoir. Prenez {the}.'],
      ['À la hauteur de vos envies', 'Relevés, lâchés, tressés : sortez {the}.'],
      ['L’épi du matin', 'Il a son caractère. Répondez-lui avec {the}.'],
    ],
    problem: [
      ['Un jour à bonnet ?', 'Avant le bonnet, essayez {the}.'],
      ['Une œuvre de l’oreiller ?', 'Il a de drôles d’idées. Reprenez la main avec {the}.'],
    ],
    question: [
      ['Lisse, bouclé ou fou ?', 'Selon la météo et l’humeur. Prenez {the}.'],
      ['Jour de shampoing ?', 'Montez la musique. Et sortez {the}.'],
    ],
    howTo: [
      ['Prendre son temps', 'Mèche après mèche, sans tirer. Avec {the}.'],
      ['Gagner un quart d’heure', 'Prévoir la veille, finir au matin avec {the}.'],
    ],
  },
  makeup: {
    benefit: [
      ['Un trait, et c’est vous', 'Dans l’ascenseur ou devant la glace. Sortez {the}.'],
      ['Cinq minutes au miroir', 'La radio parle, la main sait. Prenez {the}.'],
      ['Presque rien, ou tout', 'Discret lundi, théâtral samedi. Jouez avec {the}.'],
    ],
    problem: [
      ['Toujours le même trait ?', 'Changez un seul geste. Changez pour {the}.'],
      ['La trousse déborde ?', 'Gardez ce qui sert. Faites une place {toThe}.'],
    ],
    question: [
      ['Discret ou éclatant ?', 'Le miroir ne juge pas. Commencez par {the}.'],
      ['Quoi dans la trousse ?', 'Un crayon, un miroir, {the}.'],
    ],
    howTo: [
      ['Cinq minutes, pas davantage', 'Un seul détail, et on s’arrête là. Choisissez {the}.'],
      ['Oser sans peur', 'Une touche, un pas en arrière, un sourire. Avec {the}.'],
    ],
  },
  fragrance: {
    benefit: [
      ['Un sillage dans l’escalier', 'Vous êtes déjà loin. Il reste {the}.'],
      ['Le manteau, les clés', 'Et pour finir, derrière l’oreille : {the}.'],
      ['Un souvenir en avance', 'Les dates se retiennent par le nez. Portez {the}.'],
    ],
    problem: [
      ['Toujours le même flacon ?', 'Laissez entrer une autre note. Essayez {the}.'],
      ['Vous cherchez le vôtre ?', 'Une journée sur la peau le dira. Essayez {the}.'],
    ],
    question: [
      ['Pour le jour ou la nuit ?', 'Un pour l’open space, un pour le bal. Où classer {the} ?'],
      ['Ça sent quoi, chez vous ?', 'La pluie, le café, le linge. Ajoutez {the}.'],
    ],
    howTo: [
      ['Trouver son parfum', 'Essayer, marcher, attendre une heure. D’abord {the}.'],
      ['Se parfumer juste assez', 'Poignets, nuque, une brume de moins. Avec {the}.'],
    ],
  },
} satisfies Record<string, GroupPhrases>
