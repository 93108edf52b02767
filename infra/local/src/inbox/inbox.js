// Shows new mails as they arrive: reloads the page and replaces its list.
const everyMs = 2000;

async function refresh() {
  const answer = await fetch(location.href).catch(() => undefined);
  if (!answer?.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html').querySelector('main');
  const shown = document.querySelector('main');
  if (fresh.innerHTML !== shown.innerHTML) shown.replaceWith(fresh);
}

setInterval(refresh, everyMs);
