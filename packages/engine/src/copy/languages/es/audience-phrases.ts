import { type Phrasebook } from '../phrasebook.ts'

/** Spanish phrases for the occasions of an audience, by the setting a product is used in. They name moments, never people. */
export const spanishAudience: Phrasebook['audience'] = {
  students: {
    any: [
      ['Entre clase y clase', 'Días largos, pausas cortas, grandes planes. Llévate {the}.'],
      ['De la biblioteca al bar', 'Apuntes, metro, un café a medias. Y {the}.'],
    ],
    home: [
      ['Un cuarto propio', 'Cuatro paredes, una cama, mil ideas. Empieza con {the}.'],
      ['Primer cuarto, primer toque', 'Un póster es un comienzo. Luego, {the}.'],
    ],
    kitchen: [['La cocina compartida', 'En casa de todos, todo se presta. Esconde bien {the}.']],
    desk: [['Noche de entrega', 'La fecha llega igual. En la mesa, {the}.']],
  },
  'young-professionals': {
    any: [
      ['Días que van deprisa', 'Trabajo, amigos, cena, repetir. Haz sitio para {the}.'],
      ['De lunes a domingo', 'Semana llena, buen fin de semana. Los dos, con {the}.'],
    ],
    home: [['La primera casa de verdad', 'Una caja de mudanza no es una mesa. Empieza con {the}.']],
    kitchen: [['Cena después del trabajo', 'Gente a las nueve, cocina a las ocho. Saca {the}.']],
    wear: [['De la oficina a la cena', 'No hay tiempo de pasar por casa. Ponte {the}.']],
  },
  'new-homeowners': {
    any: [
      ['Llaves en la mano', 'La casa huele a pintura y a futuro. Empieza con {the}.'],
      ['Ahora que es tuya', 'Llénala despacio, con lo que te guste. Por ejemplo, {the}.'],
    ],
    home: [['La primera casa', 'Cuartos vacíos, ideas grandes. Empieza con {the}.']],
    kitchen: [['La primera cena en casa', 'Cajas en el pasillo, mantel de papel. Y {the}.']],
    wear: [['Pintar y celebrar', 'Hay una casa que estrenar. Ponte {the}.']],
  },
  families: {
    any: [
      ['Del desayuno al cuento', 'El día pasa volando y todo cabe dentro. También {the}.'],
      ['Días llenos en casa', 'Deberes, baño, cena, otra vez el cuento. Y {the}.'],
    ],
    home: [['Una casa llena de vida', 'Cabañas, deberes, noche de cine. En medio, {the}.']],
    kitchen: [['Todos a la mesa', 'Pasa el pan, aparta una silla. Saca {the}.']],
    wear: [['Del cole a la cena', 'El día tiene muchas partes. Ponte {the}.']],
    out: [['Fin de semana al completo', 'Bocadillos, coche cargado y {the}.']],
  },
  moving: {
    any: [
      ['La próxima dirección', 'Cajas, llaves, café. Después, {the}.'],
      ['Cuartos por estrenar', 'Deja atrás unas cuantas cosas. Llévate {the}.'],
    ],
    home: [['La próxima dirección', 'Primero, mide los cuartos. Después, busca sitio para {the}.']],
    kitchen: [['La primera caja en abrirse', 'Pone cocina, con rotulador. Encima va {the}.']],
  },
  professionals: {
    any: [
      ['La última pestaña', 'Las seis, pantalla apagada. Lo que queda del día, con {the}.'],
      ['Después del trabajo', 'La agenda se cierra, la tarde se abre. Con {the}.'],
    ],
    home: [
      ['De vuelta en casa', 'Zapatos fuera, agenda cerrada. Y {the}.'],
      ['Al cerrar el portátil', 'Última llamada, pies en el sofá. Al lado, {the}.'],
    ],
    kitchen: [
      ['Tras la última reunión', 'Cierra el portátil y vuelve a lo real: {the}.'],
      ['La cocina, no el correo', 'Pantalla apagada, agua al fuego. Saca {the}.'],
    ],
    wear: [
      ['De la reunión a la cena', 'Las nueve y otra vez las nueve. Ponte {the}.'],
      ['Agenda llena, ropa fácil', 'Una decisión menos por la mañana. Ponte {the}.'],
    ],
    desk: [
      ['La jornada entera', 'Ahí pasan las horas. Pon en la mesa {the}.'],
      ['Oficina en casa', 'Puerta cerrada, micro apagado, café caliente. Y {the}.'],
    ],
    out: [
      ['Cuando acaba la jornada', 'Cierra el portátil, abre la puerta. Llévate {the}.'],
      ['Fuera de la oficina', 'Deja puesto el aviso y sal. Con {the}.'],
    ],
    care: [
      ['Antes de la primera llamada', 'Dale a la mañana un minuto lento. Con {the}.'],
      ['Al final del día', 'Se apaga la pantalla, baja el volumen. Y {the}.'],
    ],
    play: [['¿Noche libre?', 'Teléfono en silencio. Saca {the}.']],
  },
  urban: {
    any: [['La ciudad, a pie', 'Escaleras, trenes, semáforos. Y a mano, {the}.']],
    home: [['Una casa en la ciudad', 'Cada rincón cuenta. Guarda uno para {the}.']],
    kitchen: [['Cocina de ciudad', 'Poco sitio, mucho apetito. Haz un hueco para {the}.']],
    wear: [['Para las aceras', 'Cruces, cafés, últimos trenes. Ponte {the}.']],
    care: [['Después de la ciudad', 'Deja el ruido tras la puerta. Con {the}.']],
    out: [['Por las calles de atrás', 'Sin mapa y sin prisa. Con {the}.']],
  },
  suburban: {
    any: [['El fin de semana, cerca', 'La puerta de atrás abierta, ningún plan. Y {the}.']],
    home: [['La casa un domingo', 'Nadie tiene prisa. En su sitio, {the}.']],
    kitchen: [['Del porche a la cocina', 'Llegan amigos sin avisar. Saca {the}.']],
    wear: [['Una vuelta al barrio', 'Recados, parque, patio. Ponte {the}.']],
  },
  rural: {
    any: [['La vida en el campo', 'Mucho cielo, poca prisa y {the}.']],
    home: [['Una casa en el campo', 'Vistas anchas, cuartos templados. Y {the}.']],
    kitchen: [['Cocina de pueblo', 'Mesa grande, comida larga y {the}.']],
    wear: [['Caminos y prados', 'Deja atrás el asfalto. Con {the}.']],
    out: [['Donde acaba el asfalto', 'Sigue un poco. Con {the}.']],
  },
  'affordable-stylish': {
    any: [
      ['Buen gusto, sin ruido', 'Fácil de querer, fácil de llevar a casa: {the}.'],
      ['Un martes con estilo', 'No hace falta ocasión. Solo {the}.'],
    ],
    home: [['Estilo que se vive', 'Nada recargado, nada forzado. Solo {the}.']],
    wear: [['Estilo de diario', 'Hay piezas que no piden nada. Prueba con {the}.']],
  },
  luxury: { any: [['Una elección pausada', 'Pocas cosas, elegidas despacio. Una: {the}.']] },
  modern: {
    any: [['Línea limpia', 'Pared blanca, nada de sobra. Solo {the}.']],
    home: [['Un salón de hoy', 'Paredes claras, aire y {the}.']],
  },
  vintage: {
    any: [['Los días de antes, hoy', 'Junto a lo que ya guardas, pon {the}.']],
    home: [['Entre hallazgos viejos', 'Mesa del rastro, silla de la abuela y {the}.']],
  },
  diy: { any: [['Tu próximo proyecto', 'Remángate y empieza con {the}.']] },
  decorating: {
    any: [
      ['El salón que imaginas', 'Ya tienes las fotos guardadas. Añade {the}.'],
      ['Guárdalo y colócalo', 'Primero la idea, luego la pared. Imagina ahí {the}.'],
    ],
  },
  furnishing: { any: [['Pieza a pieza', 'Los cuartos se hacen despacio. Ahora, {the}.']] },
  her: { any: [['Para su lista de deseos', 'Por su cumpleaños, por gracias o porque sí: {the}.']] },
  him: { any: [['Para su lista de deseos', 'Por su santo, por gracias o porque sí: {the}.']] },
  young: { any: [['Al chat del grupo', 'Manda una foto y mira quién contesta: {the}.']] },
  seasoned: { any: [['Con calma', 'Compara, consúltalo con la almohada, vuelve. Sin prisa, {the}.']] },
  everyone: {
    any: [
      ['¿Para ti o de regalo?', 'Con dos no habría discusión. Empieza con {the}.'],
      ['Alguien cumple años', 'Ya sabes quién. Pon un lazo y regala {the}.'],
    ],
    home: [
      ['Domingo, nadie llama', 'Cortinas a medias, el periódico en el suelo. Y {the}.'],
      ['La casa a media tarde', 'Entra el sol hasta la alfombra. Ahí, {the}.'],
    ],
    kitchen: [
      ['Radio y ventana abierta', 'Algo en el horno y nadie con prisa. Saca {the}.'],
      ['Visita en la cocina', 'Nadie pasa al salón, como siempre. En la mesa, {the}.'],
    ],
    work: [['Cuando calla la casa', 'Lámpara encendida, té servido. Abre {the}.']],
    wear: [
      ['Recados y el camino largo', 'Correos, panadería, río. Con {the}.'],
      ['Quedamos a las siete', 'En la terraza de la esquina. Con {the}.'],
    ],
    out: [
      ['Tu fin de semana', 'Lejos o a la vuelta de la esquina. Con {the}.'],
      ['Sábado, primera hora', 'Las calles vacías y el pan aún caliente. Sal con {the}.'],
    ],
    care: [['La puerta del baño, cerrada', 'Diez minutos sin que nadie llame. Con {the}.']],
  },
}
