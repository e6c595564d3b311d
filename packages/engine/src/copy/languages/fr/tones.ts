import { type Tone } from '@adloom/domain/copy.ts'
import { type ToneWords } from '../phrasebook.ts'

/** French in the manners a text can be asked for in; the playful one says tu. */
export const frenchTones: Readonly<Record<Tone, ToneWords>> = {
  friendly: {
    phrases: {
      benefit: [
        ['Un petit plaisir, là ?', 'Installez-vous, on vous présente {the}.'],
        ['Faites-vous plaisir', 'La journée a besoin d’une pause. Prenez {the}.'],
      ],
      feature: [
        ['{headFact}. Joli, non ?', 'Venez voir {the} de près.'],
        ['On aime les détails', 'Et on vous raconte volontiers ceux {ofThe}.'],
      ],
      problem: [
        ['On connaît ça aussi', 'Pas de souci. Voici {the}.'],
        ['Une journée sans ?', 'Soufflez un coup. Puis prenez {the}.'],
      ],
      audience: [
        ['Quel plaisir de vous voir', 'Quel que soit le programme, il y a {the}.'],
        ['Pour vous et vos proches', 'Ça se partage volontiers : {the}.'],
      ],
      offer: [
        ['{price}, avec le sourire', 'C’est tout ce qu’on demande pour {the}.'],
        ['Bonne nouvelle : {price}', 'Et vous rentrez avec {the}.'],
      ],
      proof: [
        ['{rating} sur 5, merci !', '{count} avis sur {the}. Venez lire.'],
        ['Merci pour les {count} avis', 'Vous avez noté {the} {rating} sur 5.'],
      ],
      season: [
        ['De beaux jours en vue', 'Emballez {the} pour quelqu’un que vous aimez.'],
        ['Un petit quelque chose', 'Pour une amie, un voisin ou vous : {the}.'],
      ],
      question: [
        ['Comment ça va ?', 'Un peu mieux avec {the}, on espère.'],
        ['On y va ensemble ?', 'Vous apportez le temps, nous {the}.'],
      ],
      'how-to': [
        ['Un conseil entre amis', 'Gardez {the} bien en vue.'],
        ['À votre place', 'On prendrait {the}, et tout notre temps.'],
      ],
      brand: [
        ['Un bonjour de chez nous', 'On aimerait vous présenter {the}.'],
        ['De nous à vous', 'Avec toute notre amitié : {the}.'],
      ],
    },
    openings: ['Bonjour !', 'Ravis de vous voir.', 'Une jolie chose à vous montrer.'],
    closings: ['Passez donc voir.', 'À tout de suite.', 'La porte est ouverte.'],
    swaps: [
      [/(?<!\p{L})nous vous invitons à découvrir(?!\p{L})/gu, 'venez voir'],
      [/(?<!\p{L})veuillez noter(?!\p{L})/gu, 'notez bien'],
      [/(?<!\p{L})cela(?!\p{L})/gu, 'ça'],
      [/(?<!\p{L})Cela(?!\p{L})/gu, 'Ça'],
      [/(?<!\p{L})nous (?=aimons(?!\p{L}))/gu, 'on '],
    ],
  },
  formal: {
    phrases: {
      benefit: [
        ['Au service du quotidien', 'Nous avons le plaisir de vous présenter {the}.'],
        ['Un choix réfléchi', 'Nous vous invitons à découvrir {the}.'],
      ],
      feature: [
        ['{headFact}', 'Les détails {ofThe} en un coup d’œil.'],
        ['L’essentiel en bref', 'Nous vous présentons {the}.'],
      ],
      problem: [
        ['Une difficulté connue', 'Nous vous proposons {the}.'],
        ['Il existe une solution', 'Veuillez considérer {the}.'],
      ],
      audience: [
        ['Chez vous, chaque jour', 'Nous vous recommandons de découvrir {the}.'],
        ['À votre convenance', 'Prenez le temps d’examiner {the}.'],
      ],
      offer: [
        ['Proposé à {price}', 'Il s’agit du prix actuel {ofThe}.'],
        ['Prix actuel : {price}', 'Vous pouvez dès à présent commander {the}.'],
      ],
      proof: [
        ['Note : {rating} sur 5', '{count} avis ont été déposés sur {the}.'],
        ['{rating} sur 5', 'D’après {count} avis au sujet {ofThe}.'],
      ],
      season: [
        ['Un présent à considérer', 'Pour une journée particulière : {the}.'],
        ['Un geste attentionné', 'Un cadeau choisi avec soin : {the}.'],
      ],
      question: [
        ['Une suggestion ?', 'Nous serions heureux de vous montrer {the}.'],
        ['Vous cherchez encore ?', 'Permettez-nous de vous présenter {the}.'],
      ],
      'how-to': [
        ['Une recommandation', 'Choisissez en toute sérénité. Examinez {the}.'],
        ['Comment choisir', 'Lisez les détails {ofThe}, puis comparez.'],
      ],
      brand: [
        ['Avec nos compliments', 'Nous avons l’honneur de vous présenter {the}.'],
        ['Notre maison, votre choix', 'Nous vous invitons à découvrir {the}.'],
      ],
    },
    openings: ['Madame, Monsieur,', 'Nous vous présentons :', 'Nous avons le plaisir de vous montrer :'],
    closings: ['Au plaisir de vous accueillir.', 'Nous restons à votre disposition.', 'Veuillez consulter les détails.'],
    swaps: [
      [/(?<!\p{L})ça(?!\p{L})/gu, 'cela'],
      [/(?<!\p{L})Ça(?!\p{L})/gu, 'Cela'],
      [/(?<!\p{L})petit-déj(?!\p{L})/gu, 'petit déjeuner'],
      [/(?<!\p{L})Petit-déj(?!\p{L})/gu, 'Petit déjeuner'],
      [/(?<!\p{L})mails(?!\p{L})/gu, 'courriels'],
      [/(?<!\p{L})frigo(?!\p{L})/gu, 'réfrigérateur'],
      [/(?<!\p{L})copains(?!\p{L})/gu, 'amis'],
      [/(?<!\p{L})bazar(?!\p{L})/gu, 'désordre'],
      [/(?<!\p{L})On mange quoi(?!\p{L})/gu, 'Que mangerez-vous'],
      [/(?<!\p{L})y’a(?!\p{L})/gu, 'il y a'],
    ],
  },
  playful: {
    phrases: {
      benefit: [
        ['Psst, par ici', 'Quelqu’un s’est amusé avec {the}. À ton tour.'],
        ['Allez, souris', 'Même un lundi, avec {the}.'],
      ],
      feature: [
        ['{headFact}. Tadam !', 'Petits caractères, grand sourire : {the}.'],
        ['Rien dans les manches', 'Juste {the}. Enfin, presque.'],
      ],
      problem: [
        ['Oups, encore raté ?', 'Le plan B porte un nom : {the}.'],
        ['Allô, Houston ?', 'Garde ton calme, appelle {the}.'],
      ],
      audience: [
        ['Avis aux bonnes humeurs', 'On vous rejoint avec {the}.'],
        ['Équipe toi', 'Une recrue entre sur le terrain : {the}.'],
      ],
      offer: [
        ['{price} ? Oui, {price}.', 'Compte deux fois. Puis attrape {the}.'],
        ['La tirelire dit oui', 'Elle lâche {price} pour {the}.'],
      ],
      proof: [
        ['{count} avis, pas un timide', '{rating} sur 5 pour {the}. On dit ça.'],
        ['{rating} sur 5. On rougit.', '{count} avis à lire sur {the}.'],
      ],
      season: [
        ['Tout prétexte est bon', 'Le gâteau, on verra. D’abord {the}.'],
        ['Surprise !', 'Cache {the} dans ton dos et compte jusqu’à trois.'],
      ],
      question: [
        ['Pile ou face ?', 'Triche un peu : choisis {the}.'],
        ['À vos marques ?', 'Prêts ? Partez chercher {the}.'],
      ],
      'how-to': [
        ['Gagner un mardi', 'Étape un : {the}. Étape deux : voir étape un.'],
        ['Notice : néant', 'Toi et {the}, ça va bien se passer.'],
      ],
      brand: [
        ['On s’est emballés', 'Voilà tout ce bruit autour {ofThe}.'],
        ['Devine qui c’est', 'C’est nous. Avec {the}.'],
      ],
    },
    openings: ['Psst.', 'Devine quoi ?', 'Tadam !'],
    closings: ['On dit ça, on dit rien.', 'À toi de jouer.', 'Allez, juste un petit tour.'],
    swaps: [
      [/(?<!\p{L})cela(?!\p{L})/gu, 'ça'],
      [/(?<!\p{L})Cela(?!\p{L})/gu, 'Ça'],
      [/(?<!\p{L})petit déjeuner(?!\p{L})/gu, 'petit-déj'],
      [/(?<!\p{L})réfrigérateur(?!\p{L})/gu, 'frigo'],
      [/(?<!\p{L})amis(?!\p{L})/gu, 'copains'],
    ],
  },
}
