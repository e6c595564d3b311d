import { type Tone } from '@adloom/domain/copy.ts'
import { type ToneWords } from '../phrasebook.ts'

/** A pair that says one word otherwise, whole and in the case it stands in. */
const swap = (from: string, to: string): readonly [RegExp, string] => [new RegExp(`(?<!\\p{L})${from}(?!\\p{L})`, 'gu'), to]

/** Spanish in the manners a text can be asked for in: friendly and playful say "tú", formal says "usted". */
export const spanishTones: Readonly<Record<Tone, ToneWords>> = {
  friendly: {
    phrases: {
      benefit: [
        ['Algo bueno para hoy', 'Hola, ¿qué tal? Ponte a gusto con {the}.'],
        ['Date un respiro', 'La semana es larga y esto es un rato. Con {the}.'],
      ],
      feature: [
        ['{headFact}. Bien, ¿no?', 'Ven a conocer {the}.'],
        ['Los pequeños detalles', 'Qué bien que preguntes por {the}.'],
      ],
      problem: [
        ['Sabemos lo que es', 'Tranquilidad. Aquí tienes {the}.'],
        ['¿Un día de esos?', 'Respira hondo. Luego, prueba con {the}.'],
      ],
      audience: [
        ['Qué alegría verte', 'Venga como venga el día, cuenta con {the}.'],
        ['Esto va por ti', 'Y por la gente con la que compartas {the}.'],
      ],
      offer: [
        ['{price} y una sonrisa', 'No pedimos otra cosa por {the}.'],
        ['Buena noticia: {price}', 'Llévate a casa {the}.'],
      ],
      proof: [
        ['{rating} sobre 5, qué majos', 'Gracias a {count} personas por hablar {ofThe}.'],
        ['Gracias, de corazón', '{count} opiniones y un {rating} sobre 5 para {the}.'],
      ],
      season: [
        ['Un detalle', 'Para una amiga, un vecino o para ti: {the}.'],
        ['Se acercan días buenos', 'Envuelve {the} para alguien que quieras.'],
      ],
      question: [
        ['¿Cómo va el día?', 'Ojalá que bien. Y si no, con {the}.'],
        ['¿Vamos?', 'Tú pones el rato, nosotros {the}.'],
      ],
      'how-to': [
        ['Un consejo de amigos', 'Algo que funciona: tener a la vista {the}.'],
        ['Lo que haríamos', 'Con calma, un buen rato y {the}.'],
      ],
      brand: [
        ['Hola, somos nosotros', 'Nos encantaría enseñarte {the}.'],
        ['De nuestra casa a la tuya', 'Con cariño: {the}.'],
      ],
    },
    openings: ['Hola, ¿qué tal?', 'Qué alegría verte.', 'Mira qué cosa.'],
    closings: ['Pásate cuando quieras.', 'Que lo disfrutes.', 'Aquí estamos.'],
    swaps: [
      swap('Pruebe', 'Prueba'),
      swap('pruebe', 'prueba'),
      swap('Descubra', 'Descubre'),
      swap('usted', 'tú'),
      swap('Su casa', 'Tu casa'),
      swap('su casa', 'tu casa'),
    ],
  },
  formal: {
    phrases: {
      benefit: [
        ['Para cada día', 'Permítanos mostrarle {the}.'],
        ['Una elección meditada', 'Le invitamos a conocer {the}.'],
      ],
      feature: [
        ['{headFact}', 'Los detalles {ofThe}, de un vistazo.'],
        ['Los detalles, en breve', 'Le mostramos {the}.'],
      ],
      problem: [
        ['Una dificultad conocida', 'Le proponemos {the}.'],
        ['Existe una alternativa', 'Tenga en cuenta {the}.'],
      ],
      audience: [
        ['Para la casa y el día a día', 'A su disposición: {the}.'],
        ['Cuando usted guste', 'Le recomendamos mirar con calma {the}.'],
      ],
      offer: [
        ['Disponible por {price}', 'Es el precio actual {ofThe}.'],
        ['Precio actual: {price}', 'Puede pedir ahora {the}.'],
      ],
      proof: [
        ['{rating} sobre 5', '{count} valoraciones {ofThe}.'],
        ['Valoración: {rating} sobre 5', 'Según {count} opiniones sobre {the}.'],
      ],
      season: [
        ['Un obsequio con sentido', 'Para un día señalado: {the}.'],
        ['Con nuestros saludos', 'Un regalo que habla por usted: {the}.'],
      ],
      question: [
        ['¿Nos permite una propuesta?', 'Sería un placer mostrarle {the}.'],
        ['¿Busca algo en particular?', 'Permítanos mostrarle {the}.'],
      ],
      'how-to': [
        ['Una recomendación', 'Elija sin prisa. Después, considere {the}.'],
        ['Cómo elegir', 'Lea los detalles {ofThe} y compare.'],
      ],
      brand: [
        ['Con mucho gusto', 'Es un placer mostrarle {the}.'],
        ['Nuestra casa, su elección', 'Le invitamos a conocer {the}.'],
      ],
    },
    openings: ['Con su permiso.', 'Es un placer saludarle.', 'Unas palabras, si nos permite.'],
    closings: ['Quedamos a su disposición.', 'Le esperamos.', 'Consulte los detalles.'],
    swaps: [
      swap('Prueba con', 'Pruebe con'),
      swap('prueba con', 'pruebe con'),
      swap('Empieza', 'Empiece'),
      swap('Elige', 'Elija'),
      swap('Ponte', 'Póngase'),
      swap('ponte', 'póngase'),
      swap('Llévate', 'Llévese'),
      swap('llévate', 'llévese'),
      swap('Abre', 'Abra'),
      swap('Enciende', 'Encienda'),
      swap('Saca', 'Saque'),
      swap('Apunta', 'Apunte'),
      swap('Ten', 'Tenga'),
      swap('ten', 'tenga'),
      swap('Haz', 'Haga'),
      swap('haz', 'haga'),
      swap('Pon', 'Ponga'),
      swap('pon', 'ponga'),
      swap('Deja', 'Deje'),
      swap('Busca', 'Busque'),
      swap('Imagina', 'Imagine'),
      swap('Añade', 'Añada'),
      swap('Llena', 'Llene'),
      swap('tú', 'usted'),
      swap('Tú', 'Usted'),
      swap('tu', 'su'),
      swap('Tu', 'Su'),
      swap('tus', 'sus'),
      swap('ti', 'usted'),
      swap('¿Te suena', '¿Le suena'),
    ],
  },
  playful: {
    phrases: {
      benefit: [
        ['Chist. Por aquí.', 'Alguien se lo ha pasado bien con {the}. Te toca.'],
        ['Venga, una sonrisa', 'Los lunes también existen. Por suerte, con {the}.'],
      ],
      feature: [
        ['{headFact}. ¡Tachán!', 'Letra pequeña, sonrisa grande: {the}.'],
        ['Sin truco ni conejo', 'Solo {the}. Bueno, casi.'],
      ],
      problem: [
        ['Ay, otra vez no', 'El plan B tiene nombre: {the}.'],
        ['¿Houston? Resuelto.', 'Mantén la calma y llama a filas: {the}.'],
      ],
      audience: [
        ['Se buscan ganas', 'Del resto se ocupa esta pareja: tú y {the}.'],
        ['Equipo tú', 'Fichaje de la semana: {the}.'],
      ],
      offer: [
        ['¿{price}? Sí, {price}.', 'Cuenta dos veces. Y luego, {the}.'],
        ['El cerdito dice que sí', 'A cambio de {price}, {the}.'],
      ],
      proof: [
        ['{count} voces y ni un susurro', 'Un {rating} sobre 5 para {the}. Ahí queda.'],
        ['{rating} sobre 5. Nos sonrojamos', '{count} personas tenían algo que decir: {the}.'],
      ],
      season: [
        ['Cualquier excusa vale', 'La tarta es opcional. Lo otro, no: {the}.'],
        ['¡Sorpresa!', 'Cuenta hasta tres con {the} a la espalda.'],
      ],
      question: [
        ['¿Cara o cruz?', 'Salga lo que salga, {the}.'],
        ['¿A la de tres?', 'Una, dos y… a por {the}.'],
      ],
      'how-to': [
        ['Cómo ganar un martes', 'Paso uno: {the}. Paso dos: véase el paso uno.'],
        ['Instrucciones: ninguna', 'Ya encontrarás la manera con {the}.'],
      ],
      brand: [
        ['Nos hemos venido arriba', 'Y todo por {the}.'],
        ['Adivina quién es', 'Somos nosotros. Con {the}.'],
      ],
    },
    openings: ['Chist.', '¿A que no sabes qué?', '¡Tachán!'],
    closings: ['Ahí lo dejamos.', 'Tú mueves.', 'Venga, que se te nota.'],
    swaps: [
      swap('Pruebe', 'Prueba'),
      swap('pruebe', 'prueba'),
      swap('usted', 'tú'),
      swap('Le invitamos', 'Te invitamos'),
      swap('Permítanos mostrarle', 'Mira, mira'),
    ],
  },
}
