"""The decisions of Zauberer & Drachen, bound to the rulings that ask for them."""

from catanica.games.cardgame.borders import RegionGiven, RegionGot
from catanica.games.cardgame.burying import BURY, Bury
from catanica.games.cardgame.citadels import FOUNDED, Founded
from catanica.games.cardgame.sets.zauberer_drachen import action_steps as a
from catanica.games.cardgame.sets.zauberer_drachen import book_steps as b
from catanica.games.cardgame.sets.zauberer_drachen import wizards as w
from catanica.games.principality.position.rulebook import Rulebook
from catanica.games.principality.rules.rolls import AttackRoll
from catanica.games.principality.steps.drawing import DRAW_BLIND, DrawBlind


def register(rules: Rulebook) -> None:
    """Bind the steps to their rows."""
    rules.add_steps("128.G.a", (FOUNDED, Founded))
    rules.add_steps("102.B.Ausspielen", (BURY, Bury))
    rules.add_steps("103.P.c", (DRAW_BLIND, DrawBlind), (w.FEED_FROM, w.FeedFrom))
    rules.add_steps("103.G.d", (w.FEED_WIZARD, w.FeedWizard))
    rules.add_steps("105.J.b", (w.KITCHEN_ROLL, AttackRoll))
    rules.add_steps("103.K.a", (b.FATE_UNDER, b.FateUnder), (b.FATE_ORDER, b.FateOrder))
    rules.add_step(b.LAND_GIVE, RegionGiven("land_give", "112.I.a", b.LAND_GET))
    rules.add_steps("112.I.a", (b.LAND_GET, RegionGot))
    rules.add_steps("126.E.a", (b.EYE_STACK, b.EyeStack), (b.EYE_PICK, b.EyePick), (b.EYE_PUT, b.EyePut))
    rules.add_steps("128.E.a", (b.PLACE_ONE, b.PlaceOne))
    rules.add_step(b.PLACE_TWO, b.PlaceTwo("place_two", "128.E.a", "ort_wandle_dich"))
    rules.add_steps("126.A.a", (b.WARD, b.Ward))
    rules.add_steps("103.D.a", (b.WHEEL_FACE, b.WheelFace))
    rules.add_steps("103.E.a", (b.LEAP, b.Leap))
    rules.add_steps("103.P.a", (a.HEX, a.Hex))
    rules.add_steps("103.E.f", (a.LIFT_HEX, a.LiftHex))
    rules.add_steps("127.A.a", (a.DUEL_OWN, a.DuelOwn), (a.DUEL_ROLL, a.DuelRoll))
    rules.add_step(a.DUEL_THEIRS, a.DuelTheirs("duel_theirs", "127.A.a", "duell_der_zauberer"))
    rules.add_steps("126.A.b", (a.TAKE_BOOK, a.TakeBook), (a.BOOK_SITE, a.BookSite))
    rules.add_steps("113.F.b", (a.BANISH, a.Banish))
    rules.add_step(a.DRUID_REGION, RegionGiven("druid_region", "112.I.a", a.DRUID_PICK))
    rules.add_steps("128.B.a", (a.DRUID_PICK, a.DruidPick))
    rules.add_steps("KB-19", (a.MATERIALISE, a.Materialise))
    rules.add_steps("122.B.b", (a.TRANSMUTE, a.Transmute))
    rules.add_steps("113.W.a", (a.FETCH_ACTION, a.FetchAction))
    rules.add_steps("103.K.c", (a.FETCH_OLD, a.FetchOld))
    rules.add_steps("119.O.a", (a.COMET_PUT, a.CometPut), (a.COMET_DRAW, a.CometDraw))
