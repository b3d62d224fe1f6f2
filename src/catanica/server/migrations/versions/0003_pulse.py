"""A place where a server that has nothing to write can try whether it could."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "pulse",
        sa.Column("process", sa.String(24), primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
    )


def downgrade() -> None:
    """Take it away."""
    op.drop_table("pulse")
