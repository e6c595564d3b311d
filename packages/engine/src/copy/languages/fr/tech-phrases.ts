import { type GroupPhrases } from '../phrasebook.ts'

/** French phrases for electronics, music and watches, and for services. */
export const techPhrases = {
  audio: {
    benefit: [
      ['L’album, du début à la fin', 'Lumière éteinte, aucun titre sauté. Juste {the}.'],
      ['Chut, ça commence', 'Trois notes, et plus personne ne parle. Lancez {the}.'],
      ['Montez le son', 'La cuisine devient une piste de danse. Avec {the}.'],
    ],
    problem: [
      ['Un son de boîte à sardines ?', 'Ce disque mérite mieux. Écoutez-le avec {the}.'],
      ['Trop de bruit autour ?', 'Choisissez ce que vous écoutez. Choisissez {the}.'],
    ],
    question: [
      ['Vous écoutez quoi ?', 'Un live, un podcast, une vieille rengaine. Lancez {the}.'],
      ['Quel titre en premier ?', 'Celui que vous savez par cœur. Passez-le sur {the}.'],
    ],
    howTo: [
      ['Écouter pour de vrai', 'S’asseoir, couper le reste, lancer {the}.'],
      ['Installer sa bande-son', 'Un coin, un disque, et {the}. Silence, ça joue.'],
    ],
  },
  recording: {
    benefit: [
      ['On vous écoute', 'Interview, podcast ou message : placez {the} devant vous.'],
      ['Première prise', 'L’idée est là, elle file. Attrapez-la avec {the}.'],
      ['Silence, ça tourne', 'Porte close, gorge claire, et {the} devant vous.'],
    ],
    problem: [
      ['Une voix de conserve ?', 'L’invité était drôle, le son moins. Recommencez avec {the}.'],
      ['Vent, frigo, rue ?', 'Ils ne sont pas invités à l’antenne. Sortez {the}.'],
    ],
    question: [
      ['Vous enregistrez quoi ?', 'Une chanson, un débat, un pilote ? Branchez {the}.'],
      ['Dans dix secondes, le direct ?', 'Vérifiez l’image, le son, et {the}.'],
    ],
    howTo: [
      ['Lancer un podcast', 'Un sujet, un invité, et {the}. Le jingle viendra.'],
      ['Enregistrer chez soi', 'Une pièce calme, une couverture au mur, {the}.'],
    ],
  },
  camera: {
    benefit: [
      ['Ne bougez plus', 'La lumière tourne, le chat aussi. Préparez {the}.'],
      ['Votre regard', 'Personne ne se tient là où vous êtes. Sortez {the}.'],
      ['L’instant d’avant', 'Les bougies tremblent, on retient son souffle. Sortez {the}.'],
    ],
    problem: [
      ['Raté d’une seconde ?', 'L’instant ne repasse pas. Gardez {the} à portée.'],
      ['Tout dort dans le téléphone ?', 'Retournez chercher des images. Emportez {the}.'],
    ],
    question: [
      ['Vous visez quoi ?', 'Un visage, une crête, un dimanche. Réglez {the}.'],
      ['On garde quoi d’aujourd’hui ?', 'La lumière du matin, un fou rire. Sortez {the}.'],
    ],
    howTo: [
      ['Raconter en trois images', 'Un plan large, un détail, un visage. Avec {the}.'],
      ['Attendre la lumière', 'Se placer, souffler, déclencher. Le reste revient {toThe}.'],
    ],
  },
  security: {
    benefit: [
      ['Un œil sur la maison', 'Porte d’entrée, couloir, jardin : confiez-les {toThe}.'],
      ['Loin, mais pas trop', 'La mer devant, la porte en tête. Installez {the}.'],
      ['La maison veille', 'Vous ne pouvez pas être partout. Placez {the}.'],
    ],
    problem: [
      ['C’était quoi, ce bruit ?', 'Le chat, le vent, le tuyau ? Demandez {toThe}.'],
      ['La porte, vous l’avez fermée ?', 'La question revient à cinquante kilomètres. Installez {the}.'],
    ],
    question: [
      ['Qui est là ?', 'Un colis, une voisine, personne. Pour le savoir : {the}.'],
      ['Et quand vous êtes loin ?', 'Le courrier tombe, le chat dort. Reste {the}.'],
    ],
    howTo: [
      ['Garder un œil chez soi', 'Choisir l’endroit, vérifier la vue, poser {the}.'],
      ['Partir l’esprit libre', 'Fenêtres, gaz, clés. Pour la suite : {the}.'],
    ],
  },
  smartHome: {
    benefit: [
      ['Neuf heures du soir', 'Vaisselle faite, lampe basse, plus un bruit. Allumez {the}.'],
      ['Sans quitter le plaid', 'Pieds en l’air, tisane à gauche. À droite : {the}.'],
      ['La maison vous suit', 'Vous donnez le tempo. Le reste, c’est pour {the}.'],
    ],
    problem: [
      ['Cinq télécommandes ?', 'Et toujours la mauvaise. Faites le tri avec {the}.'],
      ['Encore se lever ?', 'Le plaid est chaud, la tisane aussi. Laissez faire {the}.'],
    ],
    question: [
      ['Quel est le programme ?', 'Un film, la météo, un vieux tube. Installez {the}.'],
      ['On commence par où ?', 'Cuisine, salon, chambre ? Trouvez un coin {toThe}.'],
    ],
    howTo: [
      ['Démarrer sans manuel', 'Une seule chose, dont on se sert chaque jour : {the}.'],
      ['S’équiper en une soirée', 'Déballer {the}, brancher, s’asseoir enfin.'],
    ],
  },
  computing: {
    benefit: [
      ['Neuf heures, ça démarre', 'Un bureau, un café, aucun nœud. Et {the}.'],
      ['Huit heures par jour', 'Autant s’entourer de ce qui sert. Installez {the}.'],
      ['On travaille où ?', 'Bureau, train, bout de table : emportez {the}.'],
    ],
    problem: [
      ['Des câbles partout ?', 'Ils se multiplient la nuit. Faites le ménage avec {the}.'],
      ['Un détail vous agace ?', 'Chaque jour, au même endroit. Changez-le pour {the}.'],
    ],
    question: [
      ['Quoi sur votre bureau ?', 'Une plante, une tasse, trois post-it. Ajoutez {the}.'],
      ['Bureau, canapé ou train ?', 'Demain sera encore ailleurs. Prenez {the}.'],
    ],
    howTo: [
      ['Refaire son bureau', 'Tout enlever, remettre l’utile. Puis poser {the}.'],
      ['Choisir sans se tromper', 'Compter ce qu’on branche un lundi. Puis regarder {the}.'],
    ],
  },
  gaming: {
    benefit: [
      ['Encore une partie', 'Vous aviez dit ça il y a deux heures. Prenez {the}.'],
      ['Rideaux tirés, partie lancée', 'Chips à gauche, adversaire à droite. Et {the}.'],
      ['À vous de jouer', 'Contre tous, ou tous sur le canapé. Sortez {the}.'],
    ],
    problem: [
      ['Week-end de pluie ?', 'Tant mieux, le boss de fin attend. Allumez {the}.'],
      ['Plus rien à jouer ?', 'L’ennui a trois vies. Visez-le avec {the}.'],
    ],
    question: [
      ['Joueur un, prêt ?', 'Choisissez un camp, un jeu, et {the}.'],
      ['Qui affrontez-vous ?', 'La famille, un inconnu, le boss ? Sortez {the}.'],
    ],
    howTo: [
      ['Recevoir pour jouer', 'Des coussins, des rivaux, des chips, et {the}.'],
      ['S’installer pour durer', 'Le fauteuil d’abord. Ensuite, {the}.'],
    ],
  },
  watch: {
    benefit: [
      ['L’heure, et rien d’autre', 'Regardez votre poignet, pas l’écran. Portez {the}.'],
      ['Dix heures dix', 'Une réunion, un dîner, un dimanche. Au poignet : {the}.'],
      ['Prenez le temps', 'Il passe, autant le regarder. Sur {the}.'],
    ],
    problem: [
      ['Encore sur le téléphone ?', 'C’était pour l’heure, il y a une heure. Portez {the}.'],
      ['Un poignet un peu nu ?', 'Retroussez la manche. Attachez {the}.'],
    ],
    question: [
      ['Vous avez l’heure ?', 'Avec {the} au poignet, on vous posera la question.'],
      ['Que portez-vous chaque jour ?', 'Les clés, le téléphone, {the}.'],
    ],
    howTo: [
      ['Choisir sa montre', 'Cadran, taille, bracelet. Puis essayer {the}.'],
      ['Habiller un poignet', 'Une seule pièce, et la manche roulée. Mettez {the}.'],
    ],
  },
  service: {
    benefit: [
      ['Voyez comment ça marche', 'Dix minutes suffisent pour se faire une idée {ofThe}.'],
      ['Le pénible, en moins', 'Vous gardez le reste. Confiez la corvée {toThe}.'],
      ['Partez d’où vous êtes', 'Personne n’est jamais prêt. Ouvrez simplement {the}.'],
    ],
    problem: [
      ['Remis à lundi, encore ?', 'Lundi est déjà plein. Commencez ce soir, avec {the}.'],
      ['L’ancienne méthode coince ?', 'Il y a un autre chemin. Essayez {the}.'],
    ],
    question: [
      ['Vingt minutes ce soir ?', 'Le temps d’un premier essai {ofThe}.'],
      ['Et si c’était simple ?', 'Nommez la tâche que vous repoussez. Confiez-la {toThe}.'],
    ],
    howTo: [
      ['Par où commencer ?', 'Faire le tour, poser ses questions, essayer {the}.'],
      ['Choisir au calme', 'Comparer, dormir dessus, revenir {toThe}.'],
    ],
  },
  music: {
    benefit: [
      ['Et un, deux, trois, quatre', 'Le voisin tape du pied ou au mur. Prenez {the}.'],
      ['Trois accords, une soirée', 'On ne sait jamais où ça mène. Sortez {the}.'],
      ['La chanson commence ici', 'Une chaise, une fenêtre, {the}.'],
    ],
    problem: [
      ['Les doigts rouillés ?', 'Cinq minutes par jour, pas une de plus. Avec {the}.'],
      ['Un air dans la tête ?', 'Faites-le sortir. Attrapez {the}.'],
    ],
    question: [
      ['Vous jouez quoi d’abord ?', 'Un vieux tube, ou le vôtre ? Essayez-le avec {the}.'],
      ['Scène ou salon ?', 'Projecteurs ou lampe de chevet, prenez {the}.'],
    ],
    howTo: [
      ['Jouer tous les jours', 'Laissez {the} bien en vue. La main ira toute seule.'],
      ['Écrire une première chanson', 'Trois accords, un souvenir, et {the}.'],
    ],
  },
} satisfies Record<string, GroupPhrases>
