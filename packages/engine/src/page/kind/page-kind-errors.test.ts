import { expect, test } from 'vitest'
import { bare, framed, grid, lost, ld, buy, apron, named, classify, expectedFor, type Row } from './page-kinds.test-data.ts'

const errorPages: readonly Row[] = [
  ['a bare 404', bare('404 Not Found', '<center><h1>404 Not Found</h1></center><hr><center>nginx</center>')],
  ['in English', lost('Page not found', 'The page you were looking for has moved or never was.', 'en')],
  ['in English, with humour', lost('Well, this is awkward', 'We can’t find the page you’re looking for.', 'en')],
  ['in German', lost('Diese Seite gibt es nicht', 'Leider konnten wir die Seite nicht finden.', 'de')],
  ['in French', lost('Cette page n’existe pas', 'La page que vous cherchez est introuvable.', 'fr')],
  ['in Spanish', lost('Página no encontrada', 'Lo sentimos, no hemos encontrado la página.', 'es')],
  ['in Italian', lost('Pagina non trovata', 'La pagina che cerchi non esiste più.', 'it')],
  ['in Portuguese', lost('Página não encontrada', 'A página que procura não existe.', 'pt')],
  ['in Dutch', lost('Pagina niet gevonden', 'Deze pagina bestaat niet (meer).', 'nl')],
  ['in Polish', lost('Nie znaleziono strony', 'Strona, której szukasz, nie istnieje.', 'pl')],
  ['in Czech', lost('Stránka nenalezena', 'Požadovaná stránka neexistuje.', 'cs')],
  ['in Slovak', lost('Stránka sa nenašla', 'Hľadaná stránka neexistuje.', 'sk')],
  ['in Hungarian', lost('Az oldal nem található', 'A keresett oldal nem létezik.', 'hu')],
  ['in Romanian', lost('Pagina nu a fost găsită', 'Ne pare rău, pagina nu există.', 'ro')],
  ['in Swedish', lost('Sidan kunde inte hittas', 'Sidan du söker finns inte längre.', 'sv')],
  ['in Danish', lost('Siden blev ikke fundet', 'Siden findes desværre ikke.', 'da')],
  ['in Norwegian', lost('Fant ikke siden', 'Siden du leter etter finnes ikke.', 'no')],
  ['in Finnish', lost('Sivua ei löytynyt', 'Etsimääsi sivua ei ole olemassa.', 'fi')],
  ['in Estonian', lost('Lehte ei leitud', 'Otsitud lehte ei ole olemas.', 'et')],
  ['in Russian', lost('Страница не найдена', 'Возможно, она была удалена.', 'ru')],
  ['in Ukrainian', lost('Сторінку не знайдено', 'Можливо, її було видалено.', 'uk')],
  ['in Bulgarian', lost('Страницата не е намерена', 'Търсената страница не съществува.', 'bg')],
  ['in Greek', lost('Η σελίδα δεν βρέθηκε', 'Η σελίδα που ζητήσατε δεν υπάρχει.', 'el')],
  ['in Turkish', lost('Sayfa bulunamadı', 'Aradığınız sayfa mevcut değil.', 'tr')],
  ['in Indonesian', lost('Halaman tidak ditemukan', 'Halaman yang Anda cari tidak ada.', 'id')],
  ['in Vietnamese', lost('Không tìm thấy trang', 'Trang bạn tìm không tồn tại.', 'vi')],
  ['in Japanese', lost('ページが見つかりません', 'お探しのページは削除された可能性があります。', 'ja')],
  ['in Chinese', lost('找不到页面', '您访问的页面不存在。', 'zh')],
  ['in Korean', lost('페이지를 찾을 수 없습니다', '요청하신 페이지가 없습니다.', 'ko')],
  ['in Arabic', lost('الصفحة غير موجودة', 'عذرًا، لم نتمكن من العثور على الصفحة.', 'ar')],
  ['in Hebrew', lost('הדף לא נמצא', 'הדף שחיפשת אינו קיים.', 'he')],
  ['in Croatian', lost('Stranica nije pronađena', 'Tražena stranica ne postoji.', 'hr')],
  ['in Slovenian', lost('Strani ni mogoče najti', 'Iskana stran ne obstaja.', 'sl')],
  [
    'with a grid that sells at once',
    framed('Page not found', `<h1>Page not found</h1>${grid(8, 'x').replaceAll('</div>', `${buy}</div>`)}`),
  ],
  [
    'that states the products it recommends',
    framed('Page not found', `<h1>Page not found</h1>${grid(4, 'x')}`, 'en', ld({ ...apron, name: 'Rye Basket' })),
  ],
  [
    'with a note on its newsletter’s form',
    framed('Page not found', '<h1>Page not found</h1><p>This site is protected by reCAPTCHA and the privacy policy applies.</p>'),
  ],
  [
    'in a frame with the script of a check for its forms',
    framed('404 Not Found', '<h1>Page not found</h1>', 'en', '<script src="https://js.hcaptcha.com/1/api.js"></script>'),
  ],
  [
    'with a check in its newsletter’s form',
    framed('Page not found', '<h1>Page not found</h1><form><input type="email"><div class="g-recaptcha"></div></form>'),
  ],
  [
    'an article that was taken from the range',
    lost('Dieser Artikel ist leider nicht mehr verfügbar', 'Vielleicht gefällt dir etwas anderes.', 'de'),
  ],
  ['a listing that has ended', lost('This listing is no longer available', 'The seller removed it, or it was sold.', 'en')],
  ['a product that is gone, in French', lost('Ce produit n’est plus disponible', 'Découvrez nos autres produits.', 'fr')],
  ['a product that is gone, in Spanish', lost('Este producto ya no está disponible', 'Mira otros parecidos.', 'es')],
  [
    'maintenance',
    bare(
      'We’ll be back soon',
      '<h1>We’ll be back soon!</h1><p>The shop is down for scheduled maintenance. Please check back in an hour.</p>',
    ),
  ],
  [
    'maintenance, in German',
    bare('Wartungsarbeiten', '<h1>Wir sind gleich zurück</h1><p>Zurzeit finden Wartungsarbeiten statt.</p>', 'de'),
  ],
  ['a fault of the server', bare('Error', '<h1>Something went wrong</h1><p>Please try again later. Error ID 7f3.</p>')],
  ['a gateway', bare('502 Bad Gateway', '<h1>502 Bad Gateway</h1><p>cloudflare</p>')],
  ['a closed shop', bare('Sorry, this shop is currently unavailable', '<h1>Sorry, this shop is currently unavailable.</h1>')],
  [
    'maintenance, without its word',
    bare(
      'Fern &amp; Fels',
      '<h1>We’re making some improvements</h1><p>Our store is getting an upgrade and will be back shortly. Thank you for your patience!</p>',
    ),
  ],
  [
    'maintenance, in Spanish',
    bare('Sitio en mantenimiento', '<h1>Volvemos enseguida</h1><p>Estamos realizando tareas de mantenimiento.</p>', 'es'),
  ],
  ['lost, in German', lost('Hoppla! Hier ist nichts zu sehen', 'Die gewünschte Seite wurde leider nicht gefunden.', 'de')],
  ['lost, in French', lost('Oups, vous êtes perdu ?', 'La page demandée n’est plus disponible.', 'fr')],
  ['lost, in Spanish', lost('¡Vaya! Parece que te has perdido', 'La página que buscas ya no existe.', 'es')],
  ['lost, in Italian', lost('Ops! Qualcosa è andato storto', 'La pagina richiesta non è disponibile.', 'it')],
  ['lost, in Dutch', lost('Oeps! We kunnen deze pagina niet vinden', 'Ga terug naar de homepage.', 'nl')],
  ['lost, in Polish', lost('Ups! Coś poszło nie tak', 'Nie możemy znaleźć strony, której szukasz.', 'pl')],
  ['lost, in Swedish', lost('Hoppsan! Sidan är borta', 'Vi kan tyvärr inte hitta sidan.', 'sv')],
  ['lost, in Japanese', lost('申し訳ございません', '指定されたページは存在しません。', 'ja')],
  ['lost, in Portuguese', lost('Ops! Nada por aqui', 'Não encontramos a página que você procura.', 'pt')],
  [
    'lost, with a search’s words',
    framed(
      '404',
      `<h1>404</h1><h2>The page you requested does not exist.</h2><p>Click <a href="/collections/all">here</a> to continue shopping.</p>`,
    ),
  ],
  [
    'a category that a product gone led to',
    framed(
      'Aprons',
      `<div class="notice">The product you were looking for is no longer available. Have a look at these instead.</div><h1>Aprons</h1><p>24 products</p>${grid(12, 'grid')}`,
    ),
    'https://fernundfels.example/c/aprons?from=linen-apron',
  ],
]

test.each(named(errorPages))('page kind is error: $what', ({ html, address }) => {
  expect(classify(html, address)).toEqual(expectedFor('error'))
})
