import { type GroupPhrases } from '../phrasebook.ts'

/** French phrases for what people eat, read, play and go out with. */
export const livingPhrases = {
  food: {
    benefit: [
      ['Posez, et comptez les mains', 'Elles arrivent de partout. Au milieu : {the}.'],
      ['Gardez-m’en un peu', 'Partagez {the}, ou n’en dites rien à personne.'],
      ['Un petit creux à cinq heures', 'Le goûter n’a pas d’âge. Ouvrez {the}.'],
    ],
    problem: [
      ['Le placard sonne creux ?', 'Mettez {the} sur la liste, tout en haut.'],
      ['Frigo vide, idée aussi ?', 'Partez d’une chose qu’on aime. Partez {ofThe}.'],
    ],
    question: [
      ['On partage ?', 'Rien ne vous y oblige, devant {the}.'],
      ['Un petit creux ?', 'Mettez la table, ou pas. Et sortez {the}.'],
    ],
    howTo: [
      ['En faire un repas', 'Du pain, des amis, {the}. Servez.'],
      ['Un goûter comme avant', 'Une nappe, des miettes, et {the}.'],
    ],
  },
  pantry: {
    benefit: [
      ['Tout part du placard', 'Ouvrez-le, prenez {the}, voyez où va le dîner.'],
      ['Du pain, des œufs, et quoi ?', 'La liste s’écrit toute seule : {the}.'],
      ['Une pincée, un filet', 'Les recettes tiennent à peu. Gardez {the} sous la main.'],
    ],
    problem: [
      ['Il n’en reste plus ?', 'Notez {the} avant le fond du pot.'],
      ['Rien à cuisiner ?', 'Une base, deux restes, un peu d’audace. Et {the}.'],
    ],
    question: [
      ['Qu’est-ce qui mijote ?', 'Recette de grand-mère ou premier essai, avec {the}.'],
      ['Quoi sur la liste ?', 'Des fruits, du pain, {the}. Voilà la semaine.'],
    ],
    howTo: [
      ['Cuisiner sans compliquer', 'Une liste courte, un feu doux, {the}.'],
      ['Remplir un placard', 'Acheter ce qu’on cuisine, rien d’autre. Dont {the}.'],
    ],
  },
  drink: {
    benefit: [
      ['On se pose ?', 'Une chaise, une fenêtre, et {the}.'],
      ['Sonnez la pause', 'Appelez une amie, poussez le courrier, ouvrez {the}.'],
      ['Quatre heures, l’heure juste', 'L’après-midi s’arrête un instant. Servez {the}.'],
    ],
    problem: [
      ['L’après-midi s’étire ?', 'Levez-vous, étirez-vous, servez {the}.'],
      ['Toujours la même tasse ?', 'Gardez la tasse, changez ce qu’on y verse : {the}.'],
    ],
    question: [
      ['Chaud, glacé, au goûter ?', 'Le biscuit reste en option. Servez {the}.'],
      ['Envie d’autre chose ?', 'Laissez l’habitude au placard. Ouvrez {the}.'],
    ],
    howTo: [
      ['Gagner dix minutes', 'Poser le téléphone, servir {the}, regarder dehors.'],
      ['Démarrer en douceur', 'Servir d’abord, lire ensuite. À côté : {the}.'],
    ],
  },
  spirits: {
    benefit: [
      ['Trinquons', 'Aux longues histoires et aux vieux amis, avec {the}.'],
      ['La soirée peut commencer', 'Les amis d’abord. Ensuite vient {the}.'],
      ['On débouche ?', 'La nappe est mise, la musique basse. Ouvrez {the}.'],
    ],
    problem: [
      ['Un dîner, les mains vides ?', 'Apportez une chose à ouvrir ensemble : {the}.'],
      ['Le bar a un trou ?', 'Entre deux bouteilles, glissez {the}.'],
    ],
    question: [
      ['Au salon ou au jardin ?', 'À chacun son verre, et servez {the}.'],
      ['Qu’est-ce qu’on ouvre ?', 'Le dîner est prêt, les verres aussi. Ouvrez {the}.'],
    ],
    howTo: [
      ['Déguster sans hâte', 'Regarder, sentir, attendre. Puis goûter {the}.'],
      ['Monter un petit bar', 'Une bouteille à la fois. La première : {the}.'],
    ],
  },
  book: {
    benefit: [
      ['Encore une page', 'La lampe s’éteindra plus tard. Ouvrez {the}.'],
      ['Le prochain arrêt attendra', 'Tant pis pour la station. Lisez {the}.'],
      ['À lire, puis à prêter', 'Notez votre nom sur la première page. Ouvrez {the}.'],
    ],
    problem: [
      ['Encore cet écran ?', 'Posez-le, tournez une page. Prenez {the}.'],
      ['Plus rien à lire ?', 'La pile de chevet a fondu. Posez-y {the}.'],
    ],
    question: [
      ['Vous lisez quoi ?', 'Si la réponse tarde à venir, ouvrez {the}.'],
      ['Lit, train ou hamac ?', 'Là où l’on vous oublie. Emportez {the}.'],
    ],
    howTo: [
      ['Lire davantage', 'Laissez {the} au chevet, le téléphone au salon.'],
      ['Occuper un jour de pluie', 'Un plaid, une tisane, {the}.'],
    ],
  },
  toy: {
    benefit: [
      ['Poussez la table basse', 'Le salon change de propriétaires. Sortez {the}.'],
      ['Encore ! Encore !', 'Vous l’entendrez souvent. Sortez {the}.'],
      ['Mercredi après-midi', 'La pluie dehors, le monde sur le tapis. Et {the}.'],
    ],
    problem: [
      ['« Je m’ennuie ! »', 'Il est neuf heures, c’est samedi. Sortez {the}.'],
      ['Trop d’écran ?', 'Mettez autre chose entre les mains : {the}.'],
    ],
    question: [
      ['On joue ?', 'Les grands aussi ont le droit. Sortez {the}.'],
      ['À qui le tour ?', 'À tout le monde en même temps. Voici {the}.'],
    ],
    howTo: [
      ['Réussir un jour de pluie', 'Une cabane de draps, un goûter, et {the}.'],
      ['Préparer un anniversaire', 'Des bougies, des copains, et {the} sous le papier.'],
    ],
  },
  baby: {
    benefit: [
      ['Petites mains, longs jours', 'Un bain, une sieste, un fou rire. Et {the}.'],
      ['La sieste, enfin', 'On marche sur la pointe des pieds. Tout près : {the}.'],
      ['Trois kilos et tout un monde', 'La maison tourne autour. Préparez {the}.'],
    ],
    problem: [
      ['Jamais assez de bras ?', 'Un pour bébé, un pour le reste. Gardez {the} tout près.'],
      ['Le sac pèse une tonne ?', 'Gardez l’utile. Glissez-y {the}.'],
    ],
    question: [
      ['Quoi encore sur la liste ?', 'Rayez une ligne. Celle {ofThe}.'],
      ['Un cadeau de naissance ?', 'Une chose dont on se sert : {the}.'],
    ],
    howTo: [
      ['Garder le rythme', 'Le bain, l’histoire, la lampe. Et {the} à portée.'],
      ['Sortir avec bébé', 'Un change, un biscuit, de la patience, {the}.'],
    ],
  },
  pet: {
    benefit: [
      ['Oreilles dressées', 'Un bruit de papier, quatre pattes accourent. Voici {the}.'],
      ['Deux tours, puis un soupir', 'Votre compagnon a ses rituels. Offrez-lui {the}.'],
      ['Qui remue la queue ?', 'Posez {the} et regardez qui accourt.'],
    ],
    problem: [
      ['Le canapé est pris, encore ?', 'Proposez une autre adresse : {the}.'],
      ['Ce regard, vous connaissez ?', 'Difficile de dire non. Répondez avec {the}.'],
    ],
    question: [
      ['Qui est sage ici ?', 'Ça dépend des jours. Sortez quand même {the}.'],
      ['Balade, sieste ou jeu ?', 'Les trois, et dans cet ordre. Ajoutez {the}.'],
    ],
    howTo: [
      ['Gâter quatre pattes', 'Du temps, une longue balade, et {the}.'],
      ['Lui faire une place', 'Un coin calme, des habitudes, {the}.'],
    ],
  },
  fitness: {
    benefit: [
      ['Dix minutes, pas plus', 'Et demain, dix encore. Sortez {the}.'],
      ['La salle, sans le trajet', 'Pas de vestiaire, pas de file. Vous et {the}.'],
      ['Poussez le tapis', 'La radio allumée, les épaules basses. Prenez {the}.'],
    ],
    problem: [
      ['Pas le temps d’y aller ?', 'Commencez là où vous êtes. Avec {the}.'],
      ['L’élan s’est perdu ?', 'Un premier pas, minuscule. Laissez {the} bien en vue.'],
    ],
    question: [
      ['On se bouge ?', 'Baskets lacées, musique lancée. Prenez {the}.'],
      ['Quel est le prochain but ?', 'Écrivez-le sur le frigo. Puis sortez {the}.'],
    ],
    howTo: [
      ['Ne pas lâcher', 'Même heure, un tout petit pas de plus, et {the}.'],
      ['Repartir de zéro', 'Doucement, avec des pauses. Et avec {the}.'],
    ],
  },
  cycling: {
    benefit: [
      ['Le chemin des péniches', 'Deux roues, un canal, rien d’urgent. Et {the}.'],
      ['Par la piste, à la fraîche', 'Boulangerie, bureau, nulle part. Prenez {the}.'],
      ['Nez au vent', 'Un peu de route et beaucoup d’air. Emportez {the}.'],
    ],
    problem: [
      ['Encore un feu rouge ?', 'Tout le monde klaxonne, rien n’avance. Roulez avec {the}.'],
      ['Le vélo prend la poussière ?', 'Gonflez, essuyez, repartez. Avec {the}.'],
    ],
    question: [
      ['On roule où ?', 'Côtes, quais ou forêt ? Prenez {the}.'],
      ['On y va à vélo ?', 'La gourde pleine, le trajet en tête, {the}.'],
    ],
    howTo: [
      ['Aller travailler à vélo', 'Repérer la route, partir tôt, prévoir {the}.'],
      ['Rouler un peu plus loin', 'Partir tôt, s’arrêter au café, emporter {the}.'],
    ],
  },
  outdoors: {
    benefit: [
      ['Plus de réseau, enfin', 'Un sentier, un thermos, et {the}.'],
      ['Réveil avec les oiseaux', 'La rosée, un réchaud, personne. Emportez {the}.'],
      ['Dehors jusqu’au soir', 'Sans programme et sans montre. Prenez {the}.'],
    ],
    problem: [
      ['Trop longtemps dedans ?', 'La porte est là. Emportez {the}.'],
      ['Encore un oubli ?', 'Notez {the}, tout en haut de la liste.'],
    ],
    question: [
      ['Mer, lac ou montagne ?', 'Tirez au sort. Et prenez {the}.'],
      ['Quoi dans le coffre ?', 'Un pull, un pique-nique, {the}.'],
    ],
    howTo: [
      ['Partir deux nuits', 'Un pull, de quoi grignoter, {the}.'],
      ['Sortir davantage', 'Choisir un jour, choisir un coin, emporter {the}.'],
    ],
  },
  stationery: {
    benefit: [
      ['Noir sur blanc', 'Une idée notée ne s’envole plus. Prenez {the}.'],
      ['Un mot glissé sous la porte', 'On le gardera des années. Commencez avec {the}.'],
      ['La page attend', 'Une table, du silence, et {the}.'],
    ],
    problem: [
      ['Pas facile d’écrire ?', 'Commencez par un prénom. Et par {the}.'],
      ['Le tiroir est un fouillis ?', 'Gardez ce qui vous plaît. Posez dessus {the}.'],
    ],
    question: [
      ['À qui écrivez-vous ?', 'Un nom vous vient déjà. Prenez {the}.'],
      ['Une idée en tête ?', 'Sortez-la de là. Avec {the}.'],
    ],
    howTo: [
      ['Trouver les mots', 'Deux phrases, une signature, et {the}.'],
      ['Remplir une page', 'Un mot suffit pour partir. Devant vous : {the}.'],
    ],
  },
  party: {
    benefit: [
      ['La fête commence ici', 'De la musique, des copains, et {the}.'],
      ['Les photos s’en souviendront', 'On en rira dans dix ans. Sortez {the}.'],
      ['Soufflez les bougies', 'On éteint, on chante faux, on sort {the}.'],
    ],
    problem: [
      ['Samedi, et rien de prêt ?', 'Une idée drôle, le reste suit : {the}.'],
      ['Une fête, et pas d’idée ?', 'Trois coups de fil, un gâteau, et {the}.'],
    ],
    question: [
      ['On fête quoi ?', 'Tout prétexte est bon. Apportez {the}.'],
      ['Qui est sur la liste ?', 'Envoyez les invitations. Et prévoyez {the}.'],
    ],
    howTo: [
      ['Réussir sa fête', 'Moins de règles, plus de musique, et {the}.'],
      ['Choisir un thème', 'Un seul, mais jusqu’au bout. Avec {the}.'],
    ],
  },
  health: {
    benefit: [
      ['Un rendez-vous avec vous', 'Même heure, même chaise. Avec {the}.'],
      ['Le rituel de huit heures', 'À côté du café, là où on le voit : {the}.'],
      ['Un coin de la journée', 'Elle est pleine, on sait. Gardez-en un peu pour {the}.'],
    ],
    problem: [
      ['Toujours en bas de la liste ?', 'Remontez d’une ligne. Avec {the}.'],
      ['Vous l’oubliez encore ?', 'Près de la brosse à dents, posez {the}.'],
    ],
    question: [
      ['Cinq minutes devant vous ?', 'Toujours les mêmes, chaque jour. Avec {the}.'],
      ['Quand, dans la journée ?', 'Avant le café, après la douche. Prévoyez {the}.'],
    ],
    howTo: [
      ['Prendre une habitude', 'Même endroit, même heure. Posez-y {the}.'],
      ['Choisir au calme', 'Lire l’étiquette, demander conseil, puis voir {the}.'],
    ],
  },
  general: {
    benefit: [
      ['Pour un mardi ordinaire', 'Rien de prévu, rien à fêter. Prenez {the}.'],
      ['Pas pour le fond du tiroir', 'Certaines choses y finissent. Sauvez-en {the}.'],
      ['Gardez-lui une place', 'Les choses vont et viennent. Restez avec {the}.'],
    ],
    problem: [
      ['Douze onglets ouverts ?', 'Le pouce fatigue. Fermez-en onze, gardez {the}.'],
      ['Trop de choix ?', 'Tout se ressemble à minuit. Au réveil, revoyez {the}.'],
    ],
    question: [
      ['Pour vous, ou à offrir ?', 'Emballez {the}, ou n’en parlez à personne.'],
      ['Pile ou face ?', 'Face, vous offrez. Pile, vous gardez {the}.'],
    ],
    howTo: [
      ['Bien choisir', 'Vous y penserez encore lundi ? Alors oui : {the}.'],
      ['Ne pas se tromper', 'Noter le besoin, barrer le reste. Puis voir {the}.'],
    ],
  },
} satisfies Record<string, GroupPhrases>
