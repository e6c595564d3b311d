/**
 * Phrases of pages that replace a product page, by language, in lower case with straight apostrophes. Most are matched against the title
 * and the first headings only. Add your language's words here.
 */

const joined = (phrases: readonly string[]): RegExp => new RegExp(phrases.join('|'), 'iu')

/** Walls: prove you are human, you are blocked, wait in line, not in your country. */
export const wallPhrases = joined([
  "access (to this page )?(has been |is |was )?denied|access (is )?(restricted|forbidden)|^(403 )?forbidden|just a moment|are you (a )?(human|robot)|verif(y|ying) (that )?you('re| are)|you('re| are) (not a robot|(a )?human)|robot (or human|check)|(not|n't) a (ro)?bot|captcha|(url|request) (was )?rejected|unusual (traffic|activity|requests)|attention required|pardon our interruption|before we continue\\.|checking (if|your browser)|security (check|verification)|bot (detection|protection)|please enable (js|javascript|cookies) (and|to) |ddos protection|human verification|request unsuccessful|(has|have) been (temporarily )?(blocked|banned)|^blocked$|rate limit|too many requests|press (&|and) hold|characters you see|think you (were|are) a bot|now in line|waiting room|virtual queue|not (available|accessible) (in|from) your (country|region|location)",
  'ein(e)? (mensch|roboter)( bist| sind|\\?)|kein(e|en)? roboter|zugriff (verweigert|nicht (gestattet|erlaubt))|ungewöhnliche[rn]? (datenverkehr|zugriff|aktivität)|nur einen moment|sicherheits(überprüfung|abfrage)|um mit dem einkauf fortzufahren|in (ihrem|deinem) land nicht verfügbar',
  'pas un robot|êtes[- ]vous (un )?humain|accès (à cette page )?(a été )?(refusé|interdit|limité)|trafic inhabituel|vérification de sécurité|pas (disponible|accessible) dans votre (pays|région)|merci de patienter quelques',
  'no (eres|soy|es) un robot|que eres (un )?humano|acceso (denegado|restringido)|(tráfico|actividad) inusual|comprobación de seguridad|no está disponible en (tu|su) país',
  'non (sei|sono) un robot|accesso negato|verifica di sicurezza|traffico (insolito|anomalo)|non (è )?disponibile nel tuo paese',
  'não (é|sou|és) um rob[ôo]|acesso negado|verificação de segurança|tráfego incomum',
  'geen robot|toegang (geweigerd|geblokkeerd)|ongebruikelijk verkeer|niet beschikbaar in (je|uw) land',
  'nie jeste(ś|m) robotem|odmowa dostępu|nietypowy ruch|nejste robot|nie ste robot|přístup (odepřen|zamítnut)|prístup (odmietnutý|zamietnutý)',
  'nem (vagy|vagyok) robot|hozzáférés megtagadva|nu (ești|sunteți|sunt) (un )?robot|acces (interzis|refuzat)|nisi robot|niste robot|pristup odbijen|dostop zavrnjen',
  '(inte|ikke) (är |er )?en robot|åtkomst nekad|adgang nægtet|ingen tilgang|et ole robotti|pääsy (kielletty|estetty)|ei ole robot',
  'не робот|доступ (временно )?(ограничен|запрещ[её]н|заблокирован|заборонено|обмежено)|не сте робот|достъпът (е )?отказан|δεν (είστε|είσαι|είμαι) ρομπότ',
  'robot olmad|erişim (engellendi|reddedildi)|güvenlik doğrulama|bukan robot|akses ditolak|không phải (là )?(robot|người máy)|ไม่ใช่(หุ่นยนต์|โรบอต)',
  '人間であること|ロボットではありません|アクセスが(拒否|制限|集中)|しばらくお待ちください|安全验证|安全驗證|(点击|點擊).{0,8}(验证|驗證)|人机验证|人機驗證|滑块|滑塊|访问(受限|被拒绝|验证)|로봇이 아닙|접근이 (거부|차단)|보안 ?(문자|확인)',
  'لست (روبوت|برنامج)|تم رفض (الوصول|الدخول)|אינך רובוט|הגישה נדחתה',
])

/** A consent, an age check, or a choice of country before anything is shown. */
export const gatePhrases = joined([
  'before you continue|bevor (sie|du) (fortf|weiter)|avant de continuer|antes de continuar|prima di continuare|voordat (je|u) verder|cookie (consent|settings|preferences|wall)|consent|datenschutz-?einstellungen|privatsphäre|privacy (settings|preference)|(we value|we care about) your privacy|accept (all )?cookies',
  'votre vie privée|(jouw|uw|je) privacy|twoj(a|ą|ej) prywatnoś|(tu|su) privacidad|(sua|tua) privacidade|la tua privacy|vašeho soukromí|vaše soukromí|vaše súkromie|din integritet|dit privatliv|personvern|yksityisyytesi|вашу? конфиденциальност|согласие на|プライバシー設定|쿠키 설정',
  'are you (over|at least|above|of legal|18|21)|legal (drinking |smoking )?age|age (verification|gate|check|confirmation)|(enter|confirm|what is) your (age|(date of )?birth)|(dein|ihr) geburtsdatum|(votre|ta) date de naissance|(tu|su) fecha de nacimiento|(tua|sua) data di nascita|you must be (over |at least )?(18|19|20|21)|alters(prüfung|verifikation|kontrolle|abfrage)|mindestens (16|18)|über 18|volljährig|(plus|moins) de 18 ans|vérification (de l.)?âge|mayor(es)? de (edad|18)|maggiorenn|18 anni|maior(es)? de (idade|18)|18 jaar|pełnoletni|18 lat|18 let|18 rokov|18 év|18 ani|18 år|täysi-ikäi|18 лет|совершеннолет|18 років|18 години|18 yaş|18歳以上|20歳以上|年满18|滿18|성인 ?인증',
  '(choose|select|confirm) (your|a) ((shipping|delivery) )?(country|region|location|market|language|destination)|where (are you|should we|do you want us to) (ship|deliver)|(wähle|wählen sie) (dein|ihr|ein)e? (land|region|sprache)|choisissez (votre|un) (pays|région|langue)|elige (tu|un) país|selecciona (tu|un) país|(seleziona|scegli) il (tuo )?paese|kies (je|uw|een) land|wybierz kraj|vyberte (si )?(zemi|krajinu)|välj land|vælg land|velg land|выберите (страну|регион|город)',
])

/** Texts of the button that agrees. */
export const agreePhrases = joined([
  "accept|agree|allow (all|cookies)|got it|akzeptier|zustimmen|einverstanden|erlauben|accepter|j'accepte|tout accepter|aceptar|acepto|aceitar|aceito|accett|accepteren|akkoord|akcept|zgadzam|souhlas|přijmout|přijím|súhlas|elfogad|accept[aă]|prihva|slažem|sprejm|godkänn|acceptera|godta|tillad|hyväks|nõustu|приня|соглас|прийня|приемам|αποδοχή|kabul|setuju|đồng ý|ยอมรับ|同意|接受|동의|أوافق|قبول|מסכים",
])

/** Codes and exclamations that begin an error page's title, and now and then a product's name. */
export const errorOpenings = joined([
  '^(http |server )?(error|fehler|erreur|errore|erro|fout|błąd|chyba|hiba|fel|fejl|feil|virhe|ошибка|помилка|грешка|hata)?\\s*[:#-]?\\s*(404|410|500|502|503|504)(?!\\d)|^(oops|whoops|uh[- ]oh|sorry|désolé|ups|hoppla)[ ,.!:…]*$|^(oops|whoops|sorry),? (we|this|the|that|but|something|no|page|your)(?![\\p{L}])',
])

/** An error page, or a removed product. */
export const errorPhrases = joined([
  "(page|product|item|listing|link|url|offer|article|ad)(?![\\p{L}]).{0,40}(not (be )?found|(does not|doesn't|no longer|not) exists?|(no longer|not|isn't) (currently )?(available|here|sold)|(is|has|was|been|have) (gone|missing|moved|removed|deleted|expired|ended)|unavailable)|(can't|cannot|could ?n't|could not|unable to|didn't|did not) (find|locate) (the|that|this|what|your)|not found$|something went wrong|internal server error|bad gateway|service (temporarily )?unavailable|page (missing|error|unavailable)|shop is (currently )?(unavailable|closed)",
  'be (right )?back (soon|shortly)|(under|scheduled|down for) maintenance|wartungs(arbeiten|modus)|en maintenance|en mantenimiento|in manutenzione|em manutenção|in onderhoud|przerwa techniczna|údržb[aey]|karbantartás|mentenanță|underhållsarbete|huoltokatko|технические работы|технічні роботи|メンテナンス中|维护中|維護中|(점검|유지 ?보수) ?중',
  '(seite|artikel|produkt|angebot|anzeige|inserat)(?!n?\\p{L}).{0,40}(nicht (gefunden|finden|verfügbar|vorhanden|mehr|existiert)|existiert nicht|gibt es nicht|gelöscht|beendet|fehlt)|nicht gefunden',
  "(page|produit|article|annonce|offre).{0,40}(introuvable|n'existe (pas|plus)|n'est plus (disponible|en vente|en ligne)|a été (supprimée?|retirée?)|pas (été )?trouvée?|non trouvée?)|introuvable",
  '(página|producto|artículo|anuncio|enlace).{0,40}(no (existe|encontrad|se (ha )?(podido )?encontr|está disponible)|ya no (está|existe))|no (hemos|pudimos|podemos|se ha) (podido )?encontr|no encontrad[oa]',
  '(pagina|prodotto|articolo|annuncio).{0,40}(non (è stat[oa] )?(trovat|esiste)|non è (più )?disponibile)|non trovat[oa]|(página|produto|artigo|anúncio).{0,40}(não (foi )?(encontrad|existe|está (mais )?disponível)|já não (está|existe))|não encontrad[oa]|não (encontramos|conseguimos encontrar|foi possível encontrar) (a |o |es[ts][ea] )?(página|produto)',
  '(pagina|product|artikel|advertentie).{0,40}(niet (gevonden|vinden|meer|beschikbaar)|bestaat niet|verwijderd)|niet gevonden|(stron|produkt|ogłoszeni|ofert).{0,40}(nie (istnieje|zosta|jest (już )?dostępn))|nie (znaleziono|odnaleziono)|nie (możemy|udało się) (znaleźć|odnaleźć)',
  '(stránk|produkt|zboží|tovar|inzerát).{0,40}(nenalezen|nenašl|nenájden|neexist|neb(yl|ol)[aoy]? n(al|áj)|(již|už) (není|nie je))|(oldal|termék|hirdetés).{0,40}nem (található|létezik|elérhető|talál)|(pagin|produs|articol|anunț).{0,40}(nu (a fost g[aă]sit|exist|mai (este|e) )|negăsit)',
  '(sidan|produkten|artikeln|annonsen).{0,40}(hittades|inte hitta|finns inte|tagits bort|saknas)|hitta(r)? inte sidan|(siden|produktet|varen|annoncen).{0,40}(ikke (fundet|findes)|findes (desværre )?ikke)|(fant|finner) (dessverre )?ikke|(siden|produktet|varen).{0,30}(finnes|funnet) ikke|ikke funnet',
  '(sivu|tuote|ilmoitus).{0,40}ei (löyty|ole (olemassa|enää))|ei löyty|(leht|lehe|toode).{0,40}ei (leitud|leia|ole olemas|eksisteeri)|ei leitud|lapa nav atrasta|puslapis nerastas',
  '(страниц|товар|объявлени).{0,40}(не (найден|существует)|удал[её]н|снят с)|не найдена?$|(сторінк|товар).{0,40}(не (знайден|існує)|видален)|не знайдено|(страница|продукт).{0,40}не (е |беше )?(намерен|открит|съществува)',
  '(stranic|strani?|proizvod|izdel|artikl|oglas).{0,40}(nije (pronađen|nađen)|ne postoji|ne obstaja|ni (bila? |mogoče )?(naj|najd))|страница није|(σελίδα|προϊόν).{0,40}δεν (βρέθηκε|υπάρχει)',
  '(sayfa|ürün|ilan).{0,40}(bulunama|bulunmu|mevcut değil|kaldırıl)|(halaman|produk).{0,40}tidak (ditemukan|ada|tersedia)|không (tìm thấy|tồn tại)|ไม่พบ(หน้า|สินค้า)',
  '(ページ|商品|お探し).{0,20}(見つかりません|存在しません|ございません|削除され|販売終了|販売を終了)|(页面|頁面|网页|網頁|商品|宝贝).{0,12}(不存在|找不到|未找到|下架|已刪除|已删除|失效)|(找不到|未找到).{0,6}(页面|頁面|网页|網頁|商品)|(페이지|상품).{0,16}(찾을 수 없|존재하지|없습니다|삭제|판매.{0,3}(종료|중지))',
  '(الصفحة|المنتج).{0,20}(غير (موجود|متوفر|متاح)|لم )|(הדף|העמוד|המוצר).{0,20}(לא (נמצא|קיים)|אינו (קיים|זמין))|(صفحه|محصول).{0,20}(یافت نشد|پیدا نشد)',
])

/** Numbers and words that mean an error only where nothing is sold. */
export const errorHints =
  /(^|\D)(404|410|500|503)(\D|$)|not found|no longer available|doesn'?t exist|does not exist|oops|sorry, (we|this|the page)|existiert nicht|existe (pas|plus)|no existe|non esiste|não existe|bestaat niet|nie istnieje|neexistuje|nem létezik|nu există|nu mai este disponibil|finns inte|finnes ikke|findes ikke|ei ole olemas|не существует|не існує|δεν υπάρχει|mevcut değil|tidak ada/i

/** Titles of login pages. */
export const loginPhrases = joined([
  '^(please |member |customer |account )?(sign|log)[- ]?(in|on)|^login|^anmeld|^einloggen|^bitte (melde|loggen)|kundenlogin|connexion|se connecter|connectez-vous|identifiez-vous|iniciar sesión|inicia sesión|identifícate|^acced[ei]|accesso|^entrar|inloggen|zaloguj|logowanie|přihl[aá]|prihl[aá]s|prijav|bejelentkez|autentific|logga in|log ind|logg inn|kirjaudu|logi sisse|^войти|^вход|авторизац|увійти|σύνδεση|giriş yap|^masuk|đăng nhập|ログイン|登录|登入|로그인|تسجيل الدخول|התחבר',
])

/** Complete titles of cart pages. */
export const cartPhrases =
  /^(your |my |the |shopping |view )*(cart|bag|basket|trolley|checkout|wish ?list)( is (currently )?empty)?\.?( ?\(\d+\))?$|^(ihr |mein |dein |der )?(waren|einkaufs)korb$|^(mon |votre |le )?panier$|^(tu |mi |su )?(carrito|cesta)( de (la )?compras?)?$|^(il (tuo )?)?carrello$|^(meu |seu )?carrinho$|^(je |mijn |uw )?winkel(wagen|mand)$|^(twój |mój )?koszyk$|^(nákupní |nákupný )?košík$|^(a )?kosar(am|ad)?$|^košarica$|^co[sș]ul( meu| tău)?$|^(din )?(varukorg|kundvagn)$|^(din )?(indkøbskurv|handlekurv)$|^ostoskori$|^(моя )?корзина$|^кошик$|^количка$|^sepet(im|iniz)?$|^keranjang$|^giỏ hàng$|^(ショッピング)?カート$|^购物车$|^購物車$|^장바구니$/i
export const cartPath =
  /^(\/[a-z]{2}([-_][a-z]{2})?){0,2}(\/(shop|store|account|my|checkout))?\/(cart|basket|bag|checkout|wishlist|warenkorb|panier|carrito|cesta|carrello|carrinho|winkel(wagen|mand)|koszyk|kosik)(\.\w+)?\/?$/i

/** Titles of search results. */
export const searchPhrases = joined([
  '^(search )?results? (for|of)|^search(:| results|ing for)|results for|such(ergebnisse|e nach)|ergebnisse für|résultats? (de (la )?recherche|pour)|resultados? (de|para|da)|risultati (della|di|per)|zoekresultaten|wyniki wyszukiwania|výsledky (hledání|vyh[lľ]ad)|találatok|rezultate(le)? (căut|pentru)|sökresultat|søgeresultat|søkeresultat|hakutulo|otsingu tulemus|результаты поиска|результати пошуку|αποτελέσματα|arama sonuç|hasil pencarian|kết quả tìm|検索結果|搜索结果|搜尋結果|검색 ?결과|نتائج البحث',
])
export const searchPath =
  /\/(search|suche|recherche|busca|buscar|busqueda|ricerca|zoeken|szukaj|hledat|sok|haku|poisk)(\/|$)|[?&](q|query|search|keyword|searchterm|suchbegriff)=/i

/** Phrases of parked domains. */
export const parkedPhrases =
  /domain (name )?(is|may be|steht) (for sale|zum verkauf|available)|buy this domain|(this|diese) domain .{0,30}(for sale|verkauf|parked|geparkt)|domaine? (est )?à vendre|dominio (está )?en venta|domain is parked|default web page|apache2? (ubuntu |debian )?default page|welcome to nginx|future home of/i

/** Texts of buy buttons. */
export const buyPhrases = joined([
  'add[\\s\\-_]?to[\\s\\-_]?(cart|bag|basket|trolley)|addtocart|buy[\\s\\-_]?(it )?now|in den warenkorb|warenkorb legen|jetzt kaufen|ajouter au panier|acheter|a[ñn]adir al? (carrito|cesta|bolsa)|agregar al (carro|carrito|bolsa)|comprar|aggiungi al carrello|acquista|adicionar ao carrinho|in winkelwagen|in winkelmand|bestellen|do koszyka|do ko[sš][ií]ka|vložit|lägg i|köp|læg i kurv|legg i handle|osta|lisa ostukorvi|lisää|kosárba|adaug[aă] [iî]n co[sș]|dodaj u ko[sš]|v ko[sš]arico|купить|в корзину|купи|добави|купити|до кошика|στο καλάθι|αγορά|sepete ekle|beli|keranjang|(thêm )?vào giỏ|mua ngay|หยิบใส่|ซื้อเลย|カートに|買い物かご|かごに入れ|購入手続|購入|加入購物車|加入购物车|立即購買|立即购买|장바구니|구매하기|أضف|הוסף לסל|buy-?button|checkout|place bid|enchérir|notify me|sold out|out of stock|ausverkauft|épuisé|agotado',
])
