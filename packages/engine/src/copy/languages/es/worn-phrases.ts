import { type GroupPhrases } from '../phrasebook.ts'

/** Spanish phrases for what people wear, carry and care for themselves with. */
export const wornPhrases = {
  bag: {
    benefit: [
      ['Llaves, cartera, planes', 'Todo cabe mejor cuando sabe dónde ir. Sal con {the}.'],
      ['Del lunes a la maleta', 'Entre semana o de escapada. Carga con {the}.'],
      ['La puerta ya está abierta', 'Los buenos viajes empiezan en el rellano. Llévate {the}.'],
    ],
    problem: [
      ['¿Dónde están las llaves?', 'Tercer piso, luz apagada, manos llenas. Ordena la salida con {the}.'],
      ['¿Maleta a última hora?', 'Le pasa a cualquiera. Empieza con {the}.'],
    ],
    question: [
      ['¿Adónde vas ahora?', 'A la oficina, al aeropuerto, a ver el mar. Llévate {the}.'],
      ['¿Qué llevas encima?', 'El portátil, la fruta, un libro por si acaso. Mételo en {the}.'],
    ],
    howTo: [
      ['Cómo viajar con poco', 'Ponlo todo en la cama, devuelve la mitad. Cierra {the}.'],
      ['Cómo salir sin olvidos', 'Un sitio fijo para cada cosa. Para todas, {the}.'],
    ],
  },
  footwear: {
    benefit: [
      ['Una parada antes, andando', 'Baja del autobús y cruza el parque. Con {the}.'],
      ['Junto a la puerta', 'Llaves, abrigo y {the}. Hasta luego.'],
      ['La calle empieza aquí', 'Recados, oficina, una terraza al sol. Ponte {the}.'],
    ],
    problem: [
      ['¿Otra vez el mismo par?', 'Ya ha andado lo suyo. Deja en la puerta {the}.'],
      ['¿Todo listo menos los pies?', 'El conjunto está, falta el suelo. Ponte {the}.'],
    ],
    question: [
      ['¿Hasta dónde hoy?', 'A la esquina o al otro lado del río. Con {the}.'],
      ['¿De abajo arriba?', 'Hay conjuntos que empiezan en el suelo. Empieza con {the}.'],
    ],
    howTo: [
      ['Cómo cerrar un conjunto', 'Primero, lo que pisa. Elige {the}.'],
      ['Cómo caminar otro poco', 'Sal antes y da el rodeo. Con {the}.'],
    ],
  },
  clothing: {
    benefit: [
      ['La percha, vacía', 'Hay cosas que no duran un día en el armario. Ponte {the}.'],
      ['Un café y a la calle', 'Siete minutos, una ducha, ninguna duda. Ponte {the}.'],
      ['Lo primero de la percha', 'Mañana lo vas a buscar otra vez. Cuelga delante {the}.'],
    ],
    problem: [
      ['Armario lleno, ¿y qué?', 'A veces falta una pieza y no cinco. Prueba con {the}.'],
      ['¿Otra vez lo de ayer?', 'Que el resto del armario tenga compañía. Cuelga {the}.'],
    ],
    question: [
      ['¿Qué te pones hoy?', 'Lo de ayer, no. La silla ya lo sabe. Ponte {the}.'],
      ['¿Con qué lo llevarías?', 'Botas, zapatillas, los pies en la arena. Empieza con {the}.'],
    ],
    howTo: [
      ['Cómo vestirse en un minuto', 'Una pieza nueva, dos de siempre. La primera: {the}.'],
      ['Cómo llevarlo otra vez', 'Remanga, ata, superpón. Y repite con {the}.'],
    ],
  },
  sportswear: {
    benefit: [
      ['La mitad es vestirse', 'La otra mitad espera al final de la calle. Ponte {the}.'],
      ['Las seis y media', 'El parque está vacío y huele a hierba. Sal con {the}.'],
      ['A tu ritmo', 'Rápido, lento o por gusto. Muévete con {the}.'],
    ],
    problem: [
      ['¿Las ganas, en pausa?', 'Déjalo todo en la silla esta noche. Encima, {the}.'],
      ['¿La bolsa del gimnasio?', 'Lleva cerrada desde el otoño. Ábrela y mete {the}.'],
    ],
    question: [
      ['¿Qué te mueve hoy?', 'Correr, pedalear, estirar, bailar. Ponte {the}.'],
      ['¿Alba o anochecer?', 'A la hora que entrenes, ten a mano {the}.'],
    ],
    howTo: [
      ['Cómo crear costumbre', 'Misma hora, mismo sitio. En la silla, {the}.'],
      ['Cómo cruzar la puerta', 'Primero vístete, luego decide. Empieza con {the}.'],
    ],
  },
  jewelry: {
    benefit: [
      ['De lunes a domingo', 'La oficina, la playa, el día de la foto. Lleva {the}.'],
      ['Un brillo al pasar', 'Jersey gris, pelo recogido. Y {the}.'],
      ['Cerca de la piel', 'Hay cosas que se quedan contigo. Ponte {the}.'],
    ],
    problem: [
      ['¿Falta algo en el espejo?', 'Suele ser la pieza pequeña. Ponte {the}.'],
      ['¿Sin ideas para regalar?', 'Algo que se lleve y se guarde: {the}.'],
    ],
    question: [
      ['¿Regalo o para ti?', 'Ábrelo antes de decidirlo: {the}.'],
      ['¿A solas o en compañía?', 'Con otras piezas o sin nada. Lleva {the}.'],
    ],
    howTo: [
      ['Cómo llevar menos', 'Quítate dos cosas, deja una: {the}.'],
      ['Cómo marcar una fecha', 'Con algo que también valga un martes: {the}.'],
    ],
  },
  skincare: {
    benefit: [
      ['Dos minutos de espejo', 'Puerta cerrada, teléfono lejos. Y {the}.'],
      ['Un gesto, mañana y noche', 'Agua, toalla, dos minutos de calma. Y {the}.'],
      ['Antes del primer café', 'La cara aún tiene la marca de la almohada. Empieza con {the}.'],
    ],
    problem: [
      ['¿La repisa ya no da más?', 'Vacíala y deja tres cosas. Una: {the}.'],
      ['¿A la carrera, como ayer?', 'Reserva dos minutos ante el espejo. Con {the}.'],
    ],
    question: [
      ['¿De día o de noche?', 'Antes del café o después de la película. Con {the}.'],
      ['¿Qué hay en tu repisa?', 'Deja lo que gastas hasta el final. Y suma {the}.'],
    ],
    howTo: [
      ['Cómo hacerlo fácil', 'Agua, toalla y {the}. Nada que apuntar.'],
      ['Cómo empezar una rutina', 'Un paso al día, a la misma hora. Empieza con {the}.'],
    ],
  },
  soap: {
    benefit: [
      ['Quítate el día de encima', 'El grifo abierto, el espejo empañado. Y {the}.'],
      ['Diez veces al día', 'Manos bajo el agua, una pausa corta. Y {the}.'],
      ['Agua, espuma, buenos días', 'La radio suena al otro lado de la puerta. Empieza con {the}.'],
    ],
    problem: [
      ['¿El mismo baño de siempre?', 'Empieza por lo pequeño: junto al grifo, {the}.'],
      ['¿Se acaba otra vez?', 'No esperes a la última gota. Apunta en la lista {the}.'],
    ],
    question: [
      ['¿Ducha rápida o baño?', 'Según el día que haya sido. Ten cerca {the}.'],
      ['¿Qué hay junto al grifo?', 'Que sea algo elegido. Deja a la vista {the}.'],
    ],
    howTo: [
      ['Cómo despertar del todo', 'Agua templada, un golpe de fría y {the}.'],
      ['Cómo cambiar de rutina', 'Una sola cosa cada semana. Esta, {the}.'],
    ],
  },
  hair: {
    benefit: [
      ['Menos espejo, más calle', 'El pelo, hecho. El café, aún caliente. Con {the}.'],
      ['A tu aire', 'Suelto, recogido, rizado o liso. Con {the}.'],
      ['Mañanas bien peinadas', 'Cinco minutos, una canción y {the}.'],
    ],
    problem: [
      ['¿Día de gorro?', 'Antes de esconderlo, dale una vuelta con {the}.'],
      ['¿La mañana se queda corta?', 'Cada minuto ante el espejo cuenta. Ten a mano {the}.'],
    ],
    question: [
      ['¿Hoy toca lavarlo?', 'Música, toalla y sin reloj. Saca {the}.'],
      ['¿Liso, ondas o a su aire?', 'Según se levante el día. Ten cerca {the}.'],
    ],
    howTo: [
      ['Cómo disfrutar el lavado', 'Sin reloj, mechón a mechón. Con {the}.'],
      ['Cómo peinarse en poco', 'Piénsalo la noche antes. Termina con {the}.'],
    ],
  },
  makeup: {
    benefit: [
      ['Cinco minutos, otro ánimo', 'El autobús no espera, el espejo sí. Saca {the}.'],
      ['Tus reglas, tu espejo', 'Un toque apenas o todo el escenario. Juega con {the}.'],
      ['El retoque del ascensor', 'Cuarto piso, puerta cerrada, un gesto. Con {the}.'],
    ],
    problem: [
      ['¿Igual que el año pasado?', 'Cambia una sola cosa del neceser. Por {the}.'],
      ['¿El neceser no cierra?', 'Saca lo que no usas. Y deja sitio para {the}.'],
    ],
    question: [
      ['¿Discreto o sin frenos?', 'Las dos cosas empiezan igual. Con {the}.'],
      ['¿Qué hay en tu neceser?', 'Haz un hueco pequeño para {the}.'],
    ],
    howTo: [
      ['Cómo arreglarse en nada', 'Elige un rasgo y para ahí. Con {the}.'],
      ['Cómo jugar con el color', 'Poco, difumina, da un paso atrás. Empieza con {the}.'],
    ],
  },
  fragrance: {
    benefit: [
      ['Lo último que te pones', 'Abrigo, llaves y {the}.'],
      ['Deja un rastro', 'El ascensor se acuerda de quien baja. Ponte {the}.'],
      ['Un olor, una calle', 'Los recuerdos entran por la nariz. Estrena uno con {the}.'],
    ],
    problem: [
      ['¿Buscas el tuyo?', 'Dale un día sobre la piel. Prueba con {the}.'],
      ['¿El mismo desde hace años?', 'Deja entrar otra nota. Con {the}.'],
    ],
    question: [
      ['¿De día o de noche?', 'Uno para la oficina, otro para después. Prueba con {the}.'],
      ['¿A qué hueles hoy?', 'A propósito, se entiende. Ponte {the}.'],
    ],
    howTo: [
      ['Cómo encontrar el tuyo', 'Prueba, camina, espera una hora. Empieza con {the}.'],
      ['Cómo llevar un perfume', 'Muñecas, cuello y una pulsación menos. Empieza con {the}.'],
    ],
  },
} satisfies Record<string, GroupPhrases>
