import { type GroupPhrases } from '../phrasebook.ts'

/** French phrases for things of kitchen, house and garden. */
export const homePhrases = {
  drinkware: {
    benefit: [
      ['La première gorgée', 'Il fait encore nuit. Remplissez {the} et ne parlez à personne.'],
      ['Cinq minutes rien qu’à vous', 'Téléphone retourné, fenêtre ouverte, et {the} à la main.'],
      ['Le monde attendra', 'Dix minutes, c’est tout ce qu’on demande. Passez-les avec {the}.'],
    ],
    problem: [
      ['Ébréché ? Dépareillé ?', 'Ce placard a bien vécu. Faites-y une place {toThe}.'],
      ['Placard plein, zéro envie ?', 'La main va toujours au même endroit. Mettez-y {the}.'],
    ],
    question: [
      ['Qu’est-ce qu’on boit ?', 'Un café à huit heures, une tisane à dix. Sortez {the}.'],
      ['Une petite soif ?', 'Robinet, théière ou cave, à vous de voir. Remplissez {the}.'],
    ],
    howTo: [
      ['L’art de la pause', 'Un : remplir {the}. Deux : s’asseoir. Il n’y a pas de trois.'],
      ['Ralentir un lundi matin', 'Verser, souffler, regarder dehors. Le tout avec {the}.'],
    ],
  },
  cookware: {
    benefit: [
      ['D’abord les oignons', 'Du beurre, le feu, ce petit bruit. Et {the} pour la suite.'],
      ['Ça sent bon jusqu’au palier', 'Les voisins vont finir par sonner. La faute {toThe}.'],
      ['Mardi pâtes, dimanche rôti', 'La semaine a faim tous les jours. Sortez {the}.'],
    ],
    problem: [
      ['Encore des pizzas livrées ?', 'Deux œufs, trois herbes, dix minutes. Sortez plutôt {the}.'],
      ['Tiroir plein, rien de bon ?', 'Gardez ce qui sert. Et faites entrer {the}.'],
    ],
    question: [
      ['On mange quoi ce soir ?', 'Ce que le frigo veut bien donner. Commencez par {the}.'],
      ['Mijoté ou vite fait ?', 'Dans les deux cas, posez {the} sur le plan de travail.'],
    ],
    howTo: [
      ['Cuisiner en semaine', 'Un plat, refait jusqu’au par-cœur. Et {the}.'],
      ['La recette d’un bon soir', 'De la musique, un tablier, {the}. Le reste s’improvise.'],
    ],
  },
  tableware: {
    benefit: [
      ['Encore un peu de fromage ?', 'La soirée s’étire, personne ne se lève. Sortez {the}.'],
      ['Le mardi aussi, à table', 'Pas besoin d’invités. Dressez la table avec {the}.'],
      ['À table !', 'Trois chaises raclent le sol, quelqu’un râle. Posez {the}.'],
    ],
    problem: [
      ['Rien ne va ensemble ?', 'Repartez d’une chose que vous aimez. Repartez {ofThe}.'],
      ['Invités à huit heures ?', 'Le plat est au four, la table est nue. Sortez {the}.'],
    ],
    question: [
      ['Qui vient dîner ?', 'Des amis, la famille ou personne. Mettez la table avec {the}.'],
      ['Le beau service, pour quand ?', 'Pour aujourd’hui. Sortez {the} du placard.'],
    ],
    howTo: [
      ['Dresser une jolie table', 'Une bougie, un brin de vert, et {the}. C’est mis.'],
      ['Faire d’un mardi une fête', 'Éteindre les infos, allumer une bougie, poser {the}.'],
    ],
  },
  appliance: {
    benefit: [
      ['Un commis en cuisine', 'Il vous reste à goûter. Laissez le travail {toThe}.'],
      ['Sept heures, un œil ouvert', 'Il faut bien que quelqu’un s’y mette. Voici {the}.'],
      ['Du petit-déj au dernier en-cas', 'La journée passe par la cuisine. Branchez {the}.'],
    ],
    problem: [
      ['Quel est ce bruit ?', 'L’ancien a rendu son tablier. Place {toThe}.'],
      ['Le dîner a du retard ?', 'Déléguez une étape. Confiez-la {toThe}.'],
    ],
    question: [
      ['Par quoi on commence ?', 'Une odeur qui traverse l’appartement. À vous, avec {the}.'],
      ['Un coin de plan libre ?', 'Poussez la corbeille à fruits. Posez {the}.'],
    ],
    howTo: [
      ['Des matins qui roulent', 'La veille, tout sortir. Le matin, allumer {the}.'],
      ['Reprendre la main en cuisine', 'Un menu, une liste de courses, et {the} sur le plan.'],
    ],
  },
  furniture: {
    benefit: [
      ['Là où tout le monde finit', 'Chaque maison a cet endroit. Installez-y {the}.'],
      ['On pousse les murs ?', 'Non, juste la plante verte. Le temps de poser {the}.'],
      ['Allez, restez encore un peu', 'Les histoires ont besoin d’un endroit. Voici {the}.'],
    ],
    problem: [
      ['La pièce sonne creux ?', 'Il y manque une chose, vous tournez autour. Essayez {the}.'],
      ['Ce coin toujours vide ?', 'Celui devant lequel on passe sans voir. Mettez-y {the}.'],
    ],
    question: [
      ['Vous verriez ça où ?', 'Sous la fenêtre, contre le mur nu. Trouvez une place {toThe}.'],
      ['Envie de tout changer ?', 'Tournez le tapis, mesurez le mur, faites entrer {the}.'],
    ],
    howTo: [
      ['Commencer une pièce', 'Une chose qu’on aime, puis le reste, sans courir. D’abord {the}.'],
      ['Se sentir chez soi', 'Partez de ce qui sert chaque jour. Partez {ofThe}.'],
    ],
  },
  storage: {
    benefit: [
      ['Chaque chose a sa place', 'Les clés ici, le courrier là. Le reste dans {the}.'],
      ['Le sol réapparaît', 'Il était sous les jouets. Rangez avec {the}.'],
      ['Une adresse pour le bazar', 'Il traîne depuis lundi. Donnez-lui {the}.'],
    ],
    problem: [
      ['Mais où sont mes clés ?', 'Les choses sans maison se promènent. Offrez-leur {the}.'],
      ['Le bazar gagne ?', 'Un tas après l’autre. Premier allié : {the}.'],
    ],
    question: [
      ['On range quoi d’abord ?', 'Les livres, les chaussures, la pile de l’entrée ? Voici {the}.'],
      ['Un bout de mur libre ?', 'Mesurez-le deux fois. Puis installez {the}.'],
    ],
    howTo: [
      ['Ranger pour de bon', 'Trier, donner, poser. Pour le dernier geste : {the}.'],
      ['Calmer une pièce agitée', 'Cacher la moitié, montrer l’autre. À l’aide {ofThe}.'],
    ],
  },
  lighting: {
    benefit: [
      ['Éteignez le plafonnier', 'La nuit tombe, le canapé vous appelle. Allumez {the}.'],
      ['L’heure bleue, chez vous', 'Un livre, une ombre longue, rien de prévu. Et {the}.'],
      ['Même pièce, autre soir', 'Un geste suffit, sur l’interrupteur. Allumez {the}.'],
    ],
    problem: [
      ['Un néon en plein dîner ?', 'La grande lumière aplatit tout. Allumez plutôt {the}.'],
      ['Ce coin toujours sombre ?', 'Même le chat n’y va pas. Installez-y {the}.'],
    ],
    question: [
      ['Lecture ou apéro ?', 'À chaque moment sa lumière. Allumez {the}.'],
      ['On éclaire quoi ?', 'Le fauteuil, le couloir, le bout de la table. Allumez {the}.'],
    ],
    howTo: [
      ['Jouer avec la lumière', 'Une pour la pièce, une pour lire, une pour rien. Dont {the}.'],
      ['Réchauffer une pièce', 'Baisser le plafonnier, poser un halo bas : {the}.'],
    ],
  },
  bedding: {
    benefit: [
      ['Encore cinq minutes', 'Le réveil a parlé, personne n’a bougé. La faute {toThe}.'],
      ['Dimanche, dix heures', 'Des miettes de croissant, un roman, et {the}.'],
      ['La grasse mat’ officielle', 'Rideaux tirés, téléphone loin. Retrouvez {the}.'],
    ],
    problem: [
      ['Le lit fait la tête ?', 'Il travaille toutes les nuits. Offrez-lui {the}.'],
      ['Jour de lessive, déjà ?', 'Un jeu sur le lit, un jeu sur le fil. Ajoutez {the}.'],
    ],
    question: [
      ['On se lève ou pas ?', 'La question mérite réflexion, au lit, avec {the}.'],
      ['Quel côté du lit ?', 'À négocier chaque soir. En attendant, voici {the}.'],
    ],
    howTo: [
      ['Faire un lit qui invite', 'Tirer, lisser, replier un coin. Puis poser {the}.'],
      ['Bien finir la journée', 'Baisser la lampe, ouvrir un peu, retrouver {the}.'],
    ],
  },
  bath: {
    benefit: [
      ['De la buée sur le miroir', 'La porte est fermée, l’eau est chaude. Reste {the}.'],
      ['L’eau coule, la radio parle', 'Sept heures, les cheveux en bataille. À portée de main : {the}.'],
      ['Occupé !', 'On frappe à la porte, on attendra. Profitez {ofThe}.'],
    ],
    problem: [
      ['Salle de bains démodée ?', 'Gardez le carrelage, changez un détail : {the}.'],
      ['Cinq minutes, montre en main ?', 'Fermez le verrou, ouvrez l’eau. Et voici {the}.'],
    ],
    question: [
      ['Bain ou douche ?', 'Selon l’heure et l’humeur. Gardez {the} tout près.'],
      ['On partage le miroir ?', 'Une brosse à dents, deux impatients, et {the}.'],
    ],
    howTo: [
      ['Une heure hors du monde', 'Eau chaude, lumière basse, pas de téléphone, {the}.'],
      ['Rafraîchir la salle de bains', 'Vider l’étagère, en remettre la moitié, ajouter {the}.'],
    ],
  },
  decor: {
    benefit: [
      ['Un détail, toute la pièce', 'Ni peinture ni travaux. Juste {the}.'],
      ['Le coin qu’on ne voyait plus', 'On s’y arrête, désormais. Posez-y {the}.'],
      ['Un peu plus chez vous', 'On rentre, on pose les clés, on retrouve {the}.'],
    ],
    problem: [
      ['Il manque quelque chose ?', 'Vous le sentez sans trouver quoi. Essayez {the}.'],
      ['Un vide à combler ?', 'Un coin nu est une invitation. Répondez-y avec {the}.'],
    ],
    question: [
      ['On met ça où ?', 'Entrée, chambre, salon ? Faites le tour avec {the}.'],
      ['Et si on changeait un rien ?', 'Gardez les meubles, bougez les objets. Accueillez {the}.'],
    ],
    howTo: [
      ['Finir une pièce', 'Grouper, superposer, laisser de l’air. Et puis {the}.'],
      ['Composer un coin à soi', 'Du haut derrière, du petit devant, et {the} là où l’œil se pose.'],
    ],
  },
  climate: {
    benefit: [
      ['Chez vous, votre météo', 'Dehors fait ce qu’il veut. Dedans, allumez {the}.'],
      ['Fermez les volets, respirez', 'Dans la pièce où l’on vit, installez {the}.'],
      ['Un livre, un fauteuil, de l’air', 'Rien à faire avant le dîner. Allumez {the}.'],
    ],
    problem: [
      ['Ça sent le renfermé ?', 'Ouvrez la fenêtre. Puis mettez en marche {the}.'],
      ['Jamais la bonne température ?', 'Trop chaud à midi, trop froid à neuf heures. Branchez {the}.'],
    ],
    question: [
      ['Chambre ou bureau ?', 'Là où vous passez vos heures. Installez-y {the}.'],
      ['Quel temps fait-il chez vous ?', 'Si la réponse est un soupir, branchez {the}.'],
    ],
    howTo: [
      ['Se sentir bien chez soi', 'Tirer les rideaux, tourner le fauteuil, allumer {the}.'],
      ['Bien choisir pour sa pièce', 'Mesurer, repérer la prise, trouver un coin {toThe}.'],
    ],
  },
  cleaning: {
    benefit: [
      ['Vingt minutes, puis canapé', 'Musique à fond, fenêtres ouvertes. Place {toThe}.'],
      ['Le ménage, en plus court', 'Personne n’en rêve la nuit. Confiez-en une part {toThe}.'],
      ['Et la maison respire', 'Miettes, poussière, traces de doigts. Comptez sur {the}.'],
    ],
    problem: [
      ['Encore des miettes ?', 'Elles reviendront demain, c’est promis. Gardez {the} tout près.'],
      ['Samedi, jour de corvée ?', 'Récupérez la matinée, avec {the}.'],
    ],
    question: [
      ['Des invités dans une heure ?', 'Respirez à fond. Puis misez sur {the}.'],
      ['Qui s’y colle ?', 'Tirez à la courte paille. Le perdant s’occupe {ofThe}.'],
    ],
    howTo: [
      ['De haut en bas', 'Du plafond vers la porte, une pièce à la fois. Avec {the}.'],
      ['Garder le rythme', 'Un peu chaque jour, et {the} à portée de main.'],
    ],
  },
  garden: {
    benefit: [
      ['Dehors vous appelle', 'La porte du fond est ouverte. Sortez {the}.'],
      ['Les mains dans la terre', 'Un carré de ciel, trois pots, et {the}.'],
      ['Les soirées d’été, dehors', 'Les guêpes dorment, les amis restent. Sortez {the}.'],
    ],
    problem: [
      ['Le jardin prend ses aises ?', 'Un après-midi, des bottes, et {the}.'],
      ['Les herbes ont gagné ?', 'Commencez par le bout vu de la fenêtre. Et par {the}.'],
    ],
    question: [
      ['Une heure avant la nuit ?', 'C’est assez pour un tour dehors. Prenez {the}.'],
      ['Balcon, cour ou potager ?', 'Un peu de vert suffit. Le reste revient {toThe}.'],
    ],
    howTo: [
      ['Profiter de son jardin', 'En faire un peu, s’asseoir beaucoup. Et sortir {the}.'],
      ['Lancer la saison', 'Nettoyer, semer, patienter. Avec {the} sous la main.'],
    ],
  },
  tools: {
    benefit: [
      ['L’étagère droite avant midi', 'Crayon sur l’oreille, café sur le rebord, {the} en main.'],
      ['Fait de vos mains', 'On montre le mur aux invités. Et on range {the}.'],
      ['La porte qui grince, d’abord', 'Puis l’étagère, puis la clôture. Sortez {the}.'],
    ],
    problem: [
      ['La réparation qui traîne ?', 'Elle attend depuis Pâques. Ce samedi, prenez {the}.'],
      ['Visser avec un couteau ?', 'On l’a tous fait une fois. La suivante, prenez {the}.'],
    ],
    question: [
      ['On bricole quoi ce week-end ?', 'Une étagère, un cadeau, une fuite ? Sortez {the}.'],
      ['Un trou dans la caisse ?', 'Entre le marteau et le mètre. Rangez-y {the}.'],
    ],
    howTo: [
      ['Finir ce qu’on commence', 'Mesurer deux fois, prendre son temps. Et garder {the} près de soi.'],
      ['Venir à bout de la liste', 'Le petit chantier d’abord. Le reste avec {the}.'],
    ],
  },
  car: {
    benefit: [
      ['Prenez la départementale', 'Le plein, une playlist, les platanes. Et {the} à bord.'],
      ['En voiture !', 'Siège réglé, rétro en place, {the} à bord.'],
      ['Elle vous emmène partout', 'Elle ne demande pas grand-chose. Offrez-lui {the}.'],
    ],
    problem: [
      ['Garée sous les platanes ?', 'Les pigeons ne prennent pas de congés. Prévoyez {the}.'],
      ['Le coffre déborde ?', 'Courses, ballon, parapluie. Remettez de l’ordre avec {the}.'],
    ],
    question: [
      ['On va où ?', 'École, mer ou belle-famille. Prenez {the} avec vous.'],
      ['Ça ira sur la mienne ?', 'Vérifiez l’année et le modèle. Puis adoptez {the}.'],
    ],
    howTo: [
      ['Préparer un long trajet', 'L’itinéraire, les sandwichs, et {the} à bord.'],
      ['Chouchouter sa voiture', 'Laver, sécher, vérifier. Le tout avec {the} sous la main.'],
    ],
  },
} satisfies Record<string, GroupPhrases>
