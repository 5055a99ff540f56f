"""Lists files and languages and looks up missing titles with mwclient: as drive.ts does with the clients in JavaScript."""
import json
import logging
import signal
import sys
from urllib.parse import urlsplit

import mwclient

MISSING, MOST_PAGES, LONGEST_MS = json.loads(sys.argv[1])
logging.disable(logging.CRITICAL)


class Late(BaseException):
    pass


def ring(*_):
    raise Late


class CountedList(mwclient.listing.List):
    """The pages of a listing are counted, because a loop would never end."""

    pages = 0

    def load_chunk(self):
        self.pages += 1
        if self.pages > MOST_PAGES:
            raise OverflowError
        super().load_chunk()


def files(site):
    return list(CountedList(site, 'allimages', 'ai'))


def languages(site):
    return site.get('query', meta='languageinfo')['query']['languageinfo']


def missing(site):
    return site.get('query', prop='duplicatefiles', titles='|'.join(MISSING))['query']['pages']


def attempt(task, url):
    address = urlsplit(url)
    path = address.path[: -len('api.php')]
    # Whatever waits only makes the table late.
    site = mwclient.Site(address.netloc, path, scheme='http', do_init=False, max_retries=3, retry_timeout=0)
    signal.setitimer(signal.ITIMER_REAL, LONGEST_MS / 1000)
    try:
        return {'value': task(site)}
    except (OverflowError, Late):
        return {'endless': True}
    except Exception as error:
        return {'error': repr(error)[:200]}
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


signal.signal(signal.SIGALRM, ring)
for line in sys.stdin:
    wiki = json.loads(line)
    results = {task.__name__: attempt(task, wiki['url']) for task in (files, languages, missing)}
    print(json.dumps({'id': wiki['id'], **results}, default=str), flush=True)
